import type { ApplicationInput } from "@ats/core/careers/contract";

/** A form that a stranger sends, complete for a vacancy without questions. */
export const formOfGrace = (changes: Partial<ApplicationInput> = {}): ApplicationInput => ({
  app_uuid: crypto.randomUUID(),
  first_name: "Grace",
  last_name: "Lister",
  email: "grace@mail.example",
  contact_mobile_number: null,
  city: "",
  postcode: "",
  cv: null,
  answers: [],
  consent: true,
  diversity: {},
  ...changes,
});
