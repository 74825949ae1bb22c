import type { MailStatus as Status } from "@ats/core/mail/statuses";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { useTexts } from "@ats/ui/texts";
import type { Tone } from "@ats/ui/tone";
import { mailStatusTexts } from "./status-texts.ts";

const tones: Record<Status, Tone> = {
  held: "warning",
  queued: "info",
  sent: "positive",
  failed: "critical",
  cancelled: "neutral",
};

export const MailStatus = ({ status }: { status: Status }) => (
  <StatusBadge label={useTexts()(mailStatusTexts[status])} tone={tones[status]} />
);

/** True if the status of the message may still change. */
export const isUnderWay = ({ status }: { status: Status }): boolean =>
  status === "held" || status === "queued";
