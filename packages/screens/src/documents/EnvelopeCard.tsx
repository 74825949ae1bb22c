import {
  allowsAction,
  type Envelope,
  type EnvelopeEventType,
  type EnvelopeStatus,
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
import { type Say, type Text as Sentence, useTexts } from "@ats/ui/texts";
import type { Tone } from "@ats/ui/tone";
import { BellRing, Eye, Hourglass, MoreHorizontal, PenLine, Send, Undo2, X } from "lucide-react";
import type { ReactNode } from "react";
import { useDates } from "../dates/useDates.ts";
import { WhoCanSee } from "../roles/WhoCanSee.tsx";
import { documentsTexts, envelopeKindTexts, envelopeStatusTexts } from "./texts.ts";

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

const told: Record<EnvelopeEventType, { text: Sentence<"who">; icon: ReactNode; tone?: Tone }> = {
  created: { text: documentsTexts.created, icon: <PenLine /> },
  sent: { text: documentsTexts.sent, icon: <Send /> },
  reminded: { text: documentsTexts.remindedEvent, icon: <BellRing /> },
  opened: { text: documentsTexts.opened, icon: <Eye /> },
  signed: { text: documentsTexts.signed, icon: <PenLine />, tone: "positive" },
  declined: { text: documentsTexts.declined, icon: <X />, tone: "critical" },
  withdrawn: { text: documentsTexts.withdrawn, icon: <Undo2 />, tone: "critical" },
  expired: { text: documentsTexts.expired, icon: <Hourglass />, tone: "critical" },
};

function whoOf(say: Say, { type, by }: Envelope["events"][number]): string {
  if (by) return by;
  if (type === "expired") return say(documentsTexts.theLink);
  return say(type === "reminded" ? documentsTexts.theSystem : documentsTexts.theCandidate);
}

function eventSentence(say: Say, event: Envelope["events"][number]): string {
  const sentence = say(told[event.type].text, { who: whoOf(say, event) });
  return event.sent_to
    ? say(documentsTexts.eventTo, { event: sentence, address: event.sent_to })
    : sentence;
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
  const say = useTexts();
  const { fullDate, relativeDay, relativeTime, shortDate } = useDates();
  const { kind, title, status, reason, signer_name, signer_email, expires_date_time } = envelope;
  const isDraft = status === "DRAFT";
  const items = [
    ...(canSend && isDraft && envelope.text !== null
      ? [item("edit", say(documentsTexts.edit))]
      : []),
    item("document", say(documentsTexts.download)),
    ...(status === "COMPLETED" ? [item("evidence", say(documentsTexts.downloadSigned))] : []),
    ...(canSend && status === "PENDING" ? [item("remind", say(documentsTexts.remind))] : []),
    ...(canSend && allowsAction("withdraw", status)
      ? [item("withdraw", say(documentsTexts.withdraw))]
      : []),
    ...(canSend && isDraft ? [item("remove", say(documentsTexts.delete))] : []),
  ];
  return (
    <li>
      <Card
        level={3}
        title={title}
        actions={
          <>
            <StatusBadge label={say(envelopeStatusTexts[status])} tone={tones[status]} />
            <WhoCanSee record="documents" id={envelope.id} />
            <Menu
              label={say(documentsTexts.actionsFor, { title })}
              trigger={
                <IconButton
                  aria-label={say(documentsTexts.actionsFor, { title })}
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
              say(envelopeKindTexts[kind]),
              signer_name &&
                say(documentsTexts.toSigner, { name: signer_name, email: signer_email ?? "" }),
              status === "PENDING" &&
                expires_date_time &&
                say(documentsTexts.signableUntil, {
                  day: shortDate(expires_date_time, { timeZone: envelope.time_zone }),
                  time: relativeDay(expires_date_time, { timeZone: envelope.time_zone }),
                }),
            ]
              .filter(Boolean)
              .join(" · ")}
          </Text>
          {status === "PENDING" && envelope.mail_status === "failed" && (
            <Banner tone="critical" title={say(documentsTexts.notDelivered)}>
              {say(documentsTexts.notDeliveredHint, { error: envelope.mail_error ?? "" })}
            </Banner>
          )}
          {reason && <Text>{say(documentsTexts.reasonIs, { reason })}</Text>}
          <Timeline
            label={say(documentsTexts.eventsOf, { title })}
            items={envelope.events.map((event) => ({
              id: String(event.id),
              title: eventSentence(say, event),
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
                {say(documentsTexts.send)}
              </Button>
            )}
            <Button
              size="sm"
              iconStart={<Eye />}
              aria-label={say(documentsTexts.viewTitle, { title })}
              onPress={() => onTask("view")}
            >
              {say(documentsTexts.view)}
            </Button>
            {status === "COMPLETED" && (
              <Button size="sm" onPress={() => onTask("evidence")}>
                {say(documentsTexts.downloadSigned)}
              </Button>
            )}
          </Inline>
        </Stack>
      </Card>
    </li>
  );
}
