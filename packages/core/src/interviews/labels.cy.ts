import type { InterviewType } from "./interview.ts";

export const interviewTypeWelsh: Record<InterviewType, string> = {
  IN_PERSON: "Wyneb yn wyneb",
  VIDEO: "Galwad fideo",
  PHONE: "Dros y ffôn",
  ASSESSMENT: "Asesiad",
};

export const timeSpanWelsh = "{day}, {start} tan {end} ({zone})";
