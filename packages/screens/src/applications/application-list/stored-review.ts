import type { getQueue } from "@ats/core/applications/queue-contract";
import type { Output } from "@ats/core/contract/endpoint";
import { z } from "zod";
import { readStored, writeStored } from "../../lists/storage.ts";

type Queue = Output<typeof getQueue>;

const key = "ats.review";
const schema = z.object({ review: z.number(), ids: z.array(z.number()) });

/** Stores the queue of the latest review, so that it survives a reload and a sign-in. */
export const storeReview = (storage: Storage, review: number, { ids }: Queue): void =>
  writeStored(storage, key, { review, ids });

/** Reads the queue of a review; undefined unless it is the latest in this browser. */
export function storedReview(storage: Storage, review: number | undefined): Queue | undefined {
  const kept = readStored(storage, key, schema);
  return kept?.review === review ? kept : undefined;
}
