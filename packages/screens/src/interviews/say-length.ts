import type { Say } from "@ats/ui/texts";
import { interviewsTexts } from "./texts.ts";

/** "1 h 30 min" */
export function sayLength(say: Say, length: number): string {
  const [hours, minutes] = [Math.floor(length / 60), length % 60];
  if (hours === 0) return say(interviewsTexts.minutes, { count: minutes });
  if (minutes === 0) return say(interviewsTexts.hours, { hours });
  return say(interviewsTexts.hoursMinutes, { hours, minutes });
}
