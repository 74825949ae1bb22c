/** Reasons why a job needs attention, each with a label and an explanation. */
export const attentionReasons = {
  stalled: {
    label: "Stalled",
    meaning: "An application has been in its stage for more than 14 days.",
  },
  feedback: {
    label: "Feedback overdue",
    meaning: "An interview was more than 2 days ago, and nobody has submitted a scorecard.",
  },
  shortlist: {
    label: "No shortlist",
    meaning: "It closes within 7 days, and nobody is shortlisted.",
  },
  filled: {
    label: "All openings filled",
    meaning: "As many people are hired as it has openings. Mark it as filled.",
  },
} as const;
export type AttentionReason = keyof typeof attentionReasons;
export const attentionNames = Object.keys(attentionReasons) as [AttentionReason];

const dayMs = 24 * 60 * 60_000;

/** Times after which a job needs attention, in milliseconds. */
export const attentionMs: Record<Exclude<AttentionReason, "filled">, number> = {
  stalled: 14 * dayMs,
  feedback: 2 * dayMs,
  shortlist: 7 * dayMs,
};
