import {
  type Envelope,
  type EnvelopeEventType,
  envelopeKinds,
  type EnvelopeStatus,
  envelopeStatusLabels,
  allowsAction,
} from "@ats/core/documents/envelope";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { IconButton } from "@ats/ui/IconButton";
import { Inline } from "@ats/ui/Inline";
import { Menu, type MenuItem } from "@ats/ui/Menu";
import { Stack } from "@ats/ui/Stack";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { Text } from "@ats/ui/Text";
import { Timeline } from "@ats/ui/Timeline";
import type { Tone } from "@ats/ui/tone";
import { BellRing, Eye, Hourglass, MoreHorizontal, PenLine, Send, Undo2, X } from "lucide-react";
import type { ReactNode } from "react";
import { fullDate, relativeDay, relativeTime, shortDate } from "../dates/dates.ts";

export type EnvelopeTask =
  | "edit"
  | "send"
  | "remind"
  | "withdraw"
  | "remove"
  | "view"
  | "document"
  | "evidence";

const tones: Record<EnvelopeStatus, Tone> = {
  DRAFT: "neutral",
  PENDING: "info",
  COMPLETED: "positive",
  REJECTED: "critical",
};

const told: Record<EnvelopeEventType, { verb: string; icon: ReactNode; tone?: Tone }> = {
  created: { verb: "wrote it", icon: <PenLine /> },
  sent: { verb: "sent it", icon: <Send /> },
  reminded: { verb: "reminded", icon: <BellRing /> },
  opened: { verb: "opened it", icon: <Eye /> },
  signed: { verb: "signed it", icon: <PenLine />, tone: "positive" },
  declined: { verb: "declined", icon: <X />, tone: "critical" },
  withdrawn: { verb: "withdrew it", icon: <Undo2 />, tone: "critical" },
  expired: { verb: "expired", icon: <Hourglass />, tone: "critical" },
};

/** The subject of a timeline sentence. */
function doerOf({ type, by }: Envelope["events"][number]): string {
  if (by) return by;
  return type === "expired" ? "The link" : type === "reminded" ? "The system" : "The candidate";
}

const item = (id: EnvelopeTask, label: string): MenuItem => ({
  id,
  label,
  ...(id === "remove" && { tone: "critical" as const }),
});

interface EnvelopeCardProps {
  envelope: Envelope;
  canSend: boolean;
  onTask(task: EnvelopeTask): void;
}

/** Shows a document's status, actions and events. */
export function EnvelopeCard({ envelope, canSend, onTask }: EnvelopeCardProps) {
  const { kind, title, status, reason, signer_name, signer_email, expires_date_time } = envelope;
  const isDraft = status === "DRAFT";
  const items = [
    ...(canSend && isDraft && envelope.text !== null ? [item("edit", "Edit…")] : []),
    item("document", "Download the document"),
    ...(status === "COMPLETED" ? [item("evidence", "Download the signed document")] : []),
    ...(canSend && status === "PENDING" ? [item("remind", "Send a reminder")] : []),
    ...(canSend && allowsAction("withdraw", status) ? [item("withdraw", "Withdraw…")] : []),
    ...(canSend && isDraft ? [item("remove", "Delete…")] : []),
  ];
  return (
    <li>
      <Card
        level={3}
        title={title}
        actions={
          <>
            <StatusBadge label={envelopeStatusLabels[status]} tone={tones[status]} />
            <Menu
              label={`Actions for ${title}`}
              trigger={
                <IconButton
                  aria-label={`Actions for ${title}`}
                  icon={<MoreHorizontal />}
                  size="sm"
                />
              }
              items={items}
              onAction={(id) => onTask(id as EnvelopeTask)}
            />
          </>
        }
      >
        <Stack gap="md">
          <Text size="sm" tone="muted">
            {[
              envelopeKinds[kind],
              signer_name && `to ${signer_name}, ${signer_email}`,
              status === "PENDING" &&
                expires_date_time &&
                `can be signed until ${shortDate(expires_date_time)} (${relativeDay(expires_date_time)})`,
            ]
              .filter(Boolean)
              .join(" · ")}
          </Text>
          {status === "PENDING" && envelope.mail_status === "failed" && (
            <Banner tone="critical" title="The link was not delivered">
              {envelope.mail_error} Correct the address on the candidate's record, then send a
              reminder: it goes to that address.
            </Banner>
          )}
          {reason && <Text>Reason: {reason}</Text>}
          <Timeline
            label={`What happened to ${title}`}
            items={envelope.events.map((event) => ({
              id: String(event.id),
              title: `${doerOf(event)} ${told[event.type].verb}${event.sent_to ? `, to ${event.sent_to}` : ""}`,
              icon: told[event.type].icon,
              tone: told[event.type].tone ?? "neutral",
              time: (
                <span title={fullDate(event.created_date_time)}>
                  {relativeTime(event.created_date_time)}
                </span>
              ),
              dateTime: event.created_date_time,
            }))}
          />
          <Inline>
            {canSend && isDraft && (
              <Button
                size="sm"
                variant="primary"
                iconStart={<Send />}
                onPress={() => onTask("send")}
              >
                Send for signature…
              </Button>
            )}
            <Button
              size="sm"
              iconStart={<Eye />}
              aria-label={`View ${title}`}
              onPress={() => onTask("view")}
            >
              View
            </Button>
            {status === "COMPLETED" && (
              <Button size="sm" onPress={() => onTask("evidence")}>
                Download the signed document
              </Button>
            )}
          </Inline>
        </Stack>
      </Card>
    </li>
  );
}
