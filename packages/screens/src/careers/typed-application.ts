import type { SavedApplication } from "@ats/core/careers/contract";
import { diversityInput } from "@ats/core/careers/diversity";
import { z } from "zod";

/** The typed application, as the window stores it. */
export const typedSchema = z.object({
  app_uuid: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  contact_mobile_number: z.string(),
  city: z.string(),
  postcode: z.string(),
  /** By question id. */
  answers: z.record(z.string(), z.array(z.string())),
  consent: z.boolean(),
  may_be_kept: z.boolean().default(false),
  diversity: diversityInput,
});
export type Typed = z.output<typeof typedSchema>;

export const newApplication = (): Typed => ({
  app_uuid: crypto.randomUUID(),
  first_name: "",
  last_name: "",
  email: "",
  contact_mobile_number: "",
  city: "",
  postcode: "",
  answers: {},
  consent: false,
  may_be_kept: false,
  diversity: {},
});

/** Converts a saved application into the form's values. */
export const typedFrom = (kept: SavedApplication): Typed => ({
  ...newApplication(),
  app_uuid: kept.app_uuid,
  first_name: kept.first_name,
  last_name: kept.last_name,
  email: kept.email,
  contact_mobile_number: kept.contact_mobile_number ?? "",
  city: kept.city,
  postcode: kept.postcode,
  answers: Object.fromEntries(kept.answers.map(({ question_id, answer }) => [question_id, answer])),
  consent: kept.consent,
  may_be_kept: kept.may_be_kept,
});
