import { z } from "zod";
import { plainText } from "../validation/text.ts";

/** Regions whose public holidays are known: a country, and its part where that matters. */
export const holidayRegions = [
  "GB-ENG",
  "GB-NIR",
  "GB-SCT",
  "GB-WLS",
  "AT",
  "AU",
  "BE",
  "CA",
  "CH",
  "DE",
  "DK",
  "ES",
  "FI",
  "FR",
  "IE",
  "IT",
  "NL",
  "NO",
  "NZ",
  "PL",
  "PT",
  "SE",
  "US",
  "ZA",
] as const;
export type HolidayRegion = (typeof holidayRegions)[number];

/** A day on which nobody of the company is interviewed: `2026-12-28`. */
export const companyDayOff = z.object({
  date: z.iso.date("Choose the date of each day off."),
  name: plainText(80, "Name each day off."),
});

export const dayOffSchema = z.object({
  date: z.string(),
  name: z.string(),
  /** A public holiday; false for a day off of the company. */
  is_holiday: z.boolean(),
});
export type DayOff = z.output<typeof dayOffSchema>;
