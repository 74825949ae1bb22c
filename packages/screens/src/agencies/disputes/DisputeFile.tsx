import type { Dispute } from "@ats/core/agencies/disputes-contract";
import { fullName } from "@ats/core/validation/person-name";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { Inline } from "@ats/ui/Inline";
import { Section } from "@ats/ui/Section";
import { Stack } from "@ats/ui/Stack";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { Text } from "@ats/ui/Text";
import { Timeline } from "@ats/ui/Timeline";
import { useTexts } from "@ats/ui/texts";
import { Download, FileText, Gavel, MessageSquare } from "lucide-react";
import type { ReactNode } from "react";
import { useDates } from "../../dates/useDates.ts";
import { download } from "../../documents/save-file.ts";
import { AddToDispute } from "./AddToDispute.tsx";
import { disputeBadge, sayDecision, sayLine } from "./dispute-in-words.ts";
import type { DisputeCalls } from "./dispute-calls.ts";
import { disputeFileTexts, disputeTexts } from "./texts.ts";
import { WithdrawDispute } from "./WithdrawDispute.tsx";

interface DisputeFileProps {
  dispute: Dispute;
  calls: DisputeCalls;
  /** False for a reader who adds nothing. */
  mayAdd: boolean;
  /** Buttons of the side beside withdrawing. */
  actions?: ReactNode;
  /** Shown to this side alone. */
  children?: ReactNode;
}

const icons = {
  STATEMENT: <MessageSquare />,
  OPENED: <MessageSquare />,
  PROOF: <FileText />,
  DECISION: <Gavel />,
};

/** The file of a dispute, with what the reader's side may do about it. */
export function DisputeFile({ dispute, calls, mayAdd, actions, children }: DisputeFileProps) {
  const say = useTexts();
  const { fullDate } = useDates();
  const { agency, company, decision, job, person, state } = dispute;
  const isOpen = state === "OPEN";
  return (
    <Stack gap="lg">
      <Inline gap="sm">
        <StatusBadge {...disputeBadge(say, state)} />
        <Text size="sm" tone="muted">
          {say(disputeFileTexts.sameForBoth)}
        </Text>
      </Inline>
      {decision && (
        <Banner tone="info" title={sayDecision(say, dispute)}>
          <Text as="p" preserveLines>
            {decision.reason}
          </Text>
          <Text as="p" size="sm">
            {say(disputeFileTexts.byOn, {
              name: decision.by,
              date: fullDate(decision.decided_date_time),
            })}
          </Text>
        </Banner>
      )}
      <DescriptionList
        items={[
          { term: say(disputeTexts.person), description: fullName(person) },
          { term: say(disputeFileTexts.email), description: person.email ?? undefined },
          {
            term: say(disputeFileTexts.mobile),
            description: person.contact_mobile_number ?? undefined,
          },
          { term: say(disputeTexts.job), description: job },
          {
            term: say(disputeFileTexts.openedBy),
            description: dispute.opened_by === "AGENCY" ? agency : company,
          },
          {
            term: say(decision ? disputeTexts.decidedBy : disputeTexts.decider),
            description: dispute.decider ?? say(disputeTexts.nobody),
          },
        ]}
      />
      {children}
      {isOpen && mayAdd && (
        <Inline gap="sm">
          {actions}
          {dispute.opened_by === calls.side && <WithdrawDispute calls={calls} />}
        </Inline>
      )}
      <Section title={say(disputeFileTexts.timeline)} level={3}>
        <Timeline
          label={say(disputeFileTexts.timeline)}
          items={dispute.timeline.map((line) => {
            const { title, body } = sayLine(say, dispute, line);
            const { proof, kind } = line;
            return {
              id: line.key,
              title,
              ...(kind in icons && { icon: icons[kind as keyof typeof icons] }),
              time: fullDate(line.created_date_time),
              dateTime: line.created_date_time,
              body: body && (
                <Text as="p" preserveLines>
                  {body}
                </Text>
              ),
              actions: proof && (
                <Button
                  size="sm"
                  iconStart={<Download />}
                  aria-label={say(disputeFileTexts.download, { name: proof.name })}
                  onPress={() => void download(say, proof.name, () => calls.readProof(proof.id))}
                >
                  {proof.name}
                </Button>
              ),
            };
          })}
        />
      </Section>
      {isOpen && mayAdd && (
        <AddToDispute other={calls.side === "AGENCY" ? company : agency} calls={calls} />
      )}
    </Stack>
  );
}
