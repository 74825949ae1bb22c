import { getAgencyFee } from "@ats/core/costs/agency-fee-contract";
import type { Offer } from "@ats/core/offers/contract";
import { isOpenOffer, offerTransitions, type OfferState } from "@ats/core/offers/offer";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { useTexts } from "@ats/ui/texts";
import type { Tone } from "@ats/ui/tone";
import { dayOf } from "@ats/core/checks/right-to-work";
import { useState } from "react";
import { getOfferRequisition } from "@ats/core/approvals/contract";
import { useEndpoint } from "../app/endpoint.ts";
import { useDates } from "../dates/useDates.ts";
import { contractText } from "../languages/contract-text.ts";
import { useCanUse } from "../session/session.tsx";
import { useMayCall } from "../session/useMayCall.ts";
import { OfferApproval } from "./OfferApproval.tsx";
import { sayMoney } from "../costs/cost-words.ts";
import { offerApprovalTexts, offersTexts, offerStateTexts } from "./texts.ts";
import { sayOffered } from "./say-offered.ts";

const tones: Record<OfferState, Tone> = {
  DRAFT: "neutral",
  MADE: "info",
  ACCEPTED: "positive",
  DECLINED: "critical",
  WITHDRAWN: "neutral",
};

const actionTexts = {
  MADE: offersTexts.make,
  ACCEPTED: offersTexts.accept,
  DECLINED: offersTexts.decline,
  WITHDRAWN: offersTexts.withdraw,
};
export type OfferTask = "edit" | "copy" | keyof typeof actionTexts;

interface OfferCardProps {
  offer: Offer;
  /** True for the newest one, where no other is open. */
  mayCopy: boolean;
  /** False for a reader whose role hides salaries. */
  mayEdit: boolean;
  isPending: boolean;
  onTask(task: OfferTask): void;
}

/** Shows the terms of an offer, its state, and what can be done next. */
export function OfferCard({ offer, mayCopy, mayEdit, isPending, onTask }: OfferCardProps) {
  const say = useTexts();
  const { shortDate } = useDates();
  const { state, answer_by, made_date_time, ended_date_time, reason, note } = offer;
  const [today] = useState(() => dayOf(new Date()));
  const hasCosts = useCanUse("costs");
  const maySeeFee = useMayCall(getAgencyFee) && hasCosts;
  const { data: forecast } = useEndpoint(
    getAgencyFee,
    { query: { offer_id: offer.id } },
    { enabled: maySeeFee && isOpenOffer(state) },
  );
  const fee = forecast?.fee;
  const optional = [
    [offersTexts.startDate, offer.start_date && shortDate(offer.start_date)],
    [offersTexts.answerBy, answer_by && shortDate(answer_by)],
    [offersTexts.made, made_date_time && shortDate(made_date_time)],
    [
      state === "WITHDRAWN" ? offersTexts.withdrawn : offersTexts.answered,
      ended_date_time && shortDate(ended_date_time),
    ],
    [
      offersTexts.agencyFee,
      fee && say(offersTexts.agencyFeeOf, { amount: sayMoney(say, fee), agency: fee.agency }),
    ],
    [offersTexts.reason, reason],
    [offersTexts.note, note],
  ] as const;
  const mayAsk = useMayCall(getOfferRequisition);
  const { data } = useEndpoint(
    getOfferRequisition,
    { params: { id: offer.id } },
    { meta: { isLive: true, isOfApprovals: true }, enabled: state === "DRAFT" && mayAsk },
  );
  const request = state === "DRAFT" && data?.is_needed ? data : undefined;
  const waits = request?.state === "pending";
  const isApproved = request?.state === "approved";
  const next = offerTransitions[state].filter(
    (to) => to in actionTexts && !(waits && to === "MADE"),
  );
  const textOf = (to: keyof typeof actionTexts) =>
    request && !isApproved && to === "MADE" ? offerApprovalTexts.send : actionTexts[to];
  return (
    <li>
      <Card
        level={3}
        title={sayOffered(say, offer) ?? say(offersTexts.hidden)}
        actions={
          waits || isApproved ? (
            <StatusBadge
              label={say(waits ? offerApprovalTexts.waiting : offerApprovalTexts.isApproved)}
              tone={waits ? "info" : "positive"}
            />
          ) : (
            <StatusBadge label={say(offerStateTexts[state])} tone={tones[state]} />
          )
        }
      >
        <Stack gap="md">
          {state === "MADE" && answer_by && answer_by < today && (
            <Banner
              tone="warning"
              title={say(offersTexts.overdue, { day: shortDate(answer_by) })}
            />
          )}
          {request && <OfferApproval request={request} />}
          <DescriptionList
            items={[
              { term: say(offersTexts.jobType), description: say(contractText(offer.job_type)) },
              ...optional.flatMap(([term, description]) =>
                description ? [{ term: say(term), description }] : [],
              ),
              {
                term: say(offersTexts.drafted),
                description: say(offersTexts.draftedBy, {
                  day: shortDate(offer.created_date_time),
                  name: offer.created_by,
                }),
              },
            ]}
          />
          <Inline gap="sm">
            {next.map((to, at) => (
              <Button
                key={to}
                size="sm"
                variant={at === 0 && to !== "WITHDRAWN" ? "primary" : "secondary"}
                isDisabled={isPending}
                onPress={() => onTask(to as keyof typeof actionTexts)}
              >
                {say(textOf(to as keyof typeof actionTexts))}
              </Button>
            ))}
            {state === "DRAFT" && mayEdit && (
              <Button size="sm" onPress={() => onTask("edit")}>
                {say(offersTexts.edit)}
              </Button>
            )}
            {mayCopy && next.length === 0 && (
              <Button size="sm" onPress={() => onTask("copy")}>
                {say(offersTexts.makeAnother)}
              </Button>
            )}
          </Inline>
        </Stack>
      </Card>
    </li>
  );
}
