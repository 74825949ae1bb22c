import { type EmbedEvent, frameMessage } from "@ats/core/embed/messages";
import { CaseTable } from "../../../ui/manual/blocks/CaseTable.tsx";

const meanings: Record<EmbedEvent["type"], string> = {
  signedIn: "The product is open.",
  navigated: "Another page is shown. Keep its path in your own address, to come back to it.",
  left: "The user wants to go back to your product.",
  signedOut: "The session has ended. The frame offers to sign in again.",
  failed: "The frame shows nothing useful. The message is for your developers.",
};

const events = frameMessage.options.flatMap(({ entries }) =>
  "event" in entries ? entries.event.options : [],
);

/** Lists the events that a partner's page hears. */
export const Events = () => (
  <CaseTable
    head={["Event", "With", "Means"]}
    rows={events.map(({ entries: { type, ...fields } }) => [
      type.literal,
      <code key="fields">{Object.keys(fields).join(", ") || "–"}</code>,
      meanings[type.literal],
    ])}
  />
);
