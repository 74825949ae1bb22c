import type { getQueue } from "@ats/core/applications/queue-contract";
import type { Output } from "@ats/core/contract/endpoint";
import { z } from "zod";
import { useAts } from "../../app/context.tsx";
import { readStored, writeStored } from "../../lists/storage.ts";
import { useStoredValue } from "../../lists/useStoredValue.ts";

export type Queue = Output<typeof getQueue>;

const key = "ats.review";
const ids = z.array(z.number());
const schema = z.object({
  review: z.number(),
  ids,
  decided: ids.default([]),
  read_date_time: z.iso.datetime(),
});

/** Stores the queue of the latest review, so that it survives a reload and a sign-in. */
export const storeReview = (storage: Storage, review: number, queue: Queue): void =>
  writeStored(storage, key, { review, ...queue });

/** Reads the queue of a review; undefined unless it is the latest in this browser. */
export function storedReview(storage: Storage, review: number | undefined): Queue | undefined {
  const kept = readStored(storage, key, schema);
  return kept?.review === review ? kept : undefined;
}

const choicesKey = "ats.reviewChoices";
const choicesSchema = z.object({ goesOn: z.boolean(), showsAll: z.boolean() });
type ReviewChoices = z.output<typeof choicesSchema>;

const defaultChoices: ReviewChoices = { goesOn: true, showsAll: false };

/** The user's choices: to go on to the next after a decision, and to list those decided too. */
export function useReviewChoices(): [ReviewChoices, (change: Partial<ReviewChoices>) => void] {
  const { storage } = useAts().host;
  const [choices = defaultChoices, setChoices] = useStoredValue(storage, choicesKey, choicesSchema);
  return [choices, (change) => setChoices({ ...choices, ...change })];
}
