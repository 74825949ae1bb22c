import type { RequisitionDecision } from "@ats/core/approvals/contract";
import { decidePortalRequest, getPortalRequest } from "@ats/core/approvals/portal-contract";
import type { SubjectKind } from "@ats/core/approvals/subject";
import type { Output } from "@ats/core/contract/endpoint";
import { to } from "@ats/core/navigation/routes";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { Inline } from "@ats/ui/Inline";
import { Loader } from "@ats/ui/Loader";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { TextArea } from "@ats/ui/TextArea";
import { type Text as Texted, useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { useCall, useEndpoint } from "../../app/endpoint.ts";
import type { ScreenProps } from "../../app/screen.ts";
import { useDates } from "../../dates/useDates.ts";
import { Changes } from "../../record/Changes.tsx";
import { SignInPage } from "../../session/sign-in-frame/SignInPage.tsx";
import { fieldLabels } from "../field-labels.ts";
import { askedItems } from "../vacancy-approval/asked-items.tsx";
import { approvalPageTexts } from "../vacancy-approval/texts.ts";
import { approvalPortalTexts } from "./texts.ts";

type Request = Output<typeof getPortalRequest>;

/** Decides about a request by a mailed link, without signing in. Opening the link uses nothing up. */
export function ApprovalPortal({ params: { token } }: ScreenProps<"approvalRequestEmailPortal">) {
  const say = useTexts();
  const { data, error } = useEndpoint(
    getPortalRequest,
    { params: { token }, mayBeMissing: true },
    { staleTime: Infinity, retry: false },
  );
  if (error)
    return (
      <SignInPage title={say(approvalPortalTexts.badLink)} about={error.message}>
        <Button href={to.Login()} variant="primary" size="lg" fullWidth>
          {say(approvalPortalTexts.signIn)}
        </Button>
      </SignInPage>
    );
  if (!data) return <Loader label={say(approvalPortalTexts.loading)} isFullPage />;
  return <PortalRequest token={token} request={data} />;
}

const outcomes = {
  approve: [approvalPortalTexts.approved, approvalPortalTexts.approvedHint],
  send_back: [approvalPortalTexts.sentBack, approvalPortalTexts.sentBackHint],
  reject: [approvalPortalTexts.rejected, approvalPortalTexts.rejectedHint],
} as const;

const portalTitles: Record<SubjectKind, Texted<"title">> = {
  job: approvalPortalTexts.title,
  offer: approvalPortalTexts.offerTitle,
  cost: approvalPortalTexts.costTitle,
};

function PortalRequest({ token, request }: { token: string; request: Request }) {
  const say = useTexts();
  const { longDate } = useDates();
  const [comment, setComment] = useState("");
  const [isMissing, setMissing] = useState(false);
  const decide = useCall(decidePortalRequest);
  const { title, requested_by: name, version } = request;
  const send = (decision: RequisitionDecision) => {
    if (decision !== "approve" && comment.trim() === "") return setMissing(true);
    decide.mutate({ body: { token, decision, comment, version }, mayBeMissing: true });
  };
  if (decide.isSuccess) {
    const [heading, hint] = outcomes[decide.variables.body.decision];
    return (
      <SignInPage title={say(heading)} about={decide.data.message ?? say(hint, { title, name })}>
        {null}
      </SignInPage>
    );
  }
  return (
    <SignInPage
      title={say(portalTitles[request.kind], { title })}
      about={say(approvalPortalTexts.about, {
        name,
        company: request.company_name,
        approver: request.approver,
        step: request.step,
      })}
    >
      <Stack>
        {request.changes.length > 0 && (
          <Banner tone="info" title={say(approvalPageTexts.changedSince)}>
            <Changes changes={request.changes} labels={fieldLabels(say)} />
          </Banner>
        )}
        <Asked request={request} />
        {decide.error && (
          <Banner tone="critical" title={say(approvalPortalTexts.notSaved)}>
            {decide.error.message}
          </Banner>
        )}
        <TextArea
          label={say(approvalPageTexts.comment)}
          description={say(approvalPageTexts.commentHint)}
          maxLength={1000}
          rows={2}
          value={comment}
          onChange={(text) => {
            setComment(text);
            setMissing(false);
          }}
          {...(isMissing && { errorMessage: say(approvalPageTexts.commentMissing) })}
        />
        <Button
          variant="primary"
          size="lg"
          fullWidth
          isPending={decide.isPending}
          onPress={() => send("approve")}
        >
          {say(approvalPageTexts.approve)}
        </Button>
        <Inline gap="sm">
          <Button onPress={() => send("send_back")}>{say(approvalPageTexts.sendBack)}</Button>
          <Button variant="danger" onPress={() => send("reject")}>
            {say(approvalPageTexts.reject)}
          </Button>
        </Inline>
        <Text size="sm" tone="muted">
          {say(approvalPortalTexts.until, { day: longDate(request.expires_date_time) })}
        </Text>
      </Stack>
    </SignInPage>
  );
}

function Asked({ request }: { request: Request }) {
  const say = useTexts();
  const { shortDate, longDate } = useDates();
  const { earlier_hires, kind } = request;
  const hires =
    earlier_hires.length === 0
      ? say(approvalPageTexts.noHires)
      : earlier_hires
          .map((hire) =>
            say(approvalPageTexts.hire, {
              count: hire.hired,
              title: hire.title,
              number: hire.job_number,
              location: hire.location,
              day: longDate(hire.last_hired_date_time),
            }),
          )
          .join("\n");
  return (
    <DescriptionList
      items={[
        ...askedItems(say, request, shortDate),
        ...(kind === "cost"
          ? []
          : [
              {
                term: say(approvalPageTexts.hires),
                description: <Text preserveLines>{hires}</Text>,
              },
            ]),
      ]}
    />
  );
}
