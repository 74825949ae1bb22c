import { z } from "zod";
import { timeZone } from "../interviews/time-zone.ts";

export const digestFrequencies = ["DAILY", "WEEKLY"] as const;

export const digestSchema = z.object({
  /** On working days, or on the first of the week. */
  frequency: z.enum(digestFrequencies),
  hour: z.number().int().min(0).max(23),
  /** Null for the company's. */
  time_zone: timeZone.nullable(),
});
export type Digest = z.output<typeof digestSchema>;

export const defaultDigest: Digest = { frequency: "DAILY", hour: 8, time_zone: null };
