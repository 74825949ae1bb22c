import type { DisputeState } from "@ats/core/agencies/dispute";
import type { Dispute, DisputeTimelineLine } from "@ats/core/agencies/disputes-contract";
import type { Tone } from "@ats/ui/tone";
import type { Say } from "@ats/ui/texts";
import { datesIn } from "../../dates/dates.ts";
import { ownershipEndTexts } from "../ownership/texts.ts";
import { directTermsTexts, disputeFileTexts, disputeStateTexts } from "./texts.ts";

const tones: Record<DisputeState, Tone> = {
  OPEN: "warning",
  DECIDED: "positive",
  WITHDRAWN: "neutral",
};

/** The state of a dispute as a badge. */
export const disputeBadge = (say: Say, state: DisputeState) => ({
  tone: tones[state],
  label: say(disputeStateTexts[state]),
});

/** The decision of a dispute as a sentence. */
export function sayDecision(say: Say, { agency, decision }: Dispute): string {
  const { longDate } = datesIn(say.locale);
  if (!decision?.owns || !decision.from || !decision.until)
    return say(disputeFileTexts.ownsNot, { agency });
  const from = longDate(decision.from);
  return say(disputeFileTexts.owns, { agency, from, until: longDate(decision.until) });
}

/** Title and words of a line of the timeline. */
export function sayLine(say: Say, dispute: Dispute, line: DisputeTimelineLine) {
  const { shortDate } = datesIn(say.locale);
  const { by, kind, side, text } = line;
  const date = line.until ? shortDate(line.until) : "";
  if (side) {
    const ofSide = side === "AGENCY" ? dispute.agency : dispute.company;
    const name = say(disputeFileTexts.side, { name: by ?? "", side: ofSide });
    return {
      title: say(disputeFileTexts[kind], { name, date }),
      body:
        kind === "DECIDER"
          ? say(disputeFileTexts.decides, { name: text })
          : kind === "DECISION"
            ? `${sayDecision(say, dispute)}\n${text}`
            : text,
    };
  }
  const facts = [
    kind === "SUBMITTED" && say(disputeFileTexts.ownedUntil, { date }),
    kind === "ENDED" && line.reason && say(ownershipEndTexts[line.reason]),
    line.direct_applicants && say(directTermsTexts[line.direct_applicants]),
    by && say(disputeFileTexts.by, { name: by }),
  ];
  return {
    title: say(disputeFileTexts[kind], { name: by ?? "", date }),
    body: facts.filter(Boolean).join("\n"),
  };
}
