import { z } from "zod";

const typedCandidate = z.object({
  key: z.uuid(),
  cv: z.object({ upload: z.uuid(), name: z.string(), stored_date_time: z.string() }).nullable(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  contact_mobile_number: z.string(),
  city: z.string(),
  postcode: z.string(),
  consent_date: z.string().nullable(),
  has_right_to_represent: z.boolean(),
  availability: z.string(),
  note: z.string(),
});
export type TypedCandidate = z.output<typeof typedCandidate>;

/** Candidates as typed for a job, kept until they are submitted or discarded. */
export const submissionDraft = z.object({
  began_date_time: z.string(),
  accepts_fee: z.boolean(),
  candidates: z.array(typedCandidate),
});
export type SubmissionDraft = z.output<typeof submissionDraft>;

export const newDraft = (): SubmissionDraft => ({
  began_date_time: new Date().toISOString(),
  accepts_fee: false,
  candidates: [],
});

export const newCandidate = (known: Partial<TypedCandidate> = {}): TypedCandidate => ({
  key: crypto.randomUUID(),
  cv: null,
  first_name: "",
  last_name: "",
  email: "",
  contact_mobile_number: "",
  city: "",
  postcode: "",
  consent_date: null,
  has_right_to_represent: false,
  availability: "",
  note: "",
  ...known,
});

const dayMs = 24 * 60 * 60_000;

/** True for a CV that no longer waits for its submission. */
export const isCvGone = ({ cv }: TypedCandidate, now = Date.now()): boolean =>
  cv !== null && now - Date.parse(cv.stored_date_time) > dayMs;
