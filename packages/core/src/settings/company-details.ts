import { z } from "zod";
import { languageSchema } from "../languages/language.ts";
import { sanitiseText } from "../validation/text.ts";

const line = (longest: number) =>
  z
    .string()
    .max(longest, `Shorten this to ${longest} characters or fewer.`)
    .transform(sanitiseText)
    .default("");

export const weekStarts = ["country", "monday", "saturday", "sunday"] as const;

/** The company's address, its week, and the language it speaks first. */
export const companyDetails = z.object({
  street: line(200),
  town: line(100),
  postcode: line(20),
  /** ISO 3166 code of the country. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, "Choose a country.")
    .default("GB"),
  /** Day that calendars begin their weeks with; by default the usual one of the country. */
  first_day_of_week: z.enum(weekStarts, "Choose a day.").default("country"),
  /** Language of careers pages for visitors whose browser asks for none of ours. */
  language: languageSchema.default("en"),
});
export type CompanyDetails = z.output<typeof companyDetails>;
