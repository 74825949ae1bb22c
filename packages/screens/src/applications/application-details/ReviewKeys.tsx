import { getApplication } from "@ats/core/applications/contract";
import { useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useAts } from "../../app/context.tsx";
import { queryOf } from "../../app/query.ts";
import { usePageCommands } from "../../commands/usePageCommands.ts";
import { useReviewChoices } from "../application-list/stored-review.ts";
import { reviewKeys } from "./review-keys.ts";
import { reviewTexts } from "./review-texts.ts";
import type { ApplicationDetailsSearch } from "./route.ts";
import { idsToReview, useReviewQueue } from "./useReviewQueue.ts";

interface ReviewKeysProps {
  jobId: number;
  /** The application shown, or still loading. */
  id: number;
  search: ApplicationDetailsSearch;
  onGo(id: number): void;
}

/** Goes through the queue by keys, also while an application loads: two presses go two on. */
export default function ReviewKeys({ jobId, id, search, onGo }: ReviewKeysProps) {
  const say = useTexts();
  const { client } = useAts();
  const queries = useQueryClient();
  const { data } = useReviewQueue(jobId, search);
  const [{ showsAll }] = useReviewChoices();
  const ids = data ? idsToReview(data, showsAll, id) : [];
  /** The ids asked for that are not yet shown, the newest last. */
  const asked = useRef<number[]>([]);
  useEffect(() => {
    const at = asked.current.indexOf(id);
    asked.current = at < 0 ? [] : asked.current.slice(at + 1);
  }, [id]);
  const beside = (from: number, by: -1 | 1) => ids[ids.indexOf(from) + by];
  const step = (by: -1 | 1) => {
    const other = beside(asked.current.at(-1) ?? id, by);
    if (other === undefined) return;
    asked.current.push(other);
    onGo(other);
  };
  const next = beside(id, 1);
  const keys = reviewKeys();
  usePageCommands(say(reviewTexts.queue), [
    {
      id: "previous",
      label: say(reviewTexts.previous),
      keys: keys.previous,
      isThere: beside(id, -1) !== undefined,
      onAction: () => step(-1),
    },
    {
      id: "next",
      label: say(reviewTexts.next),
      keys: keys.next,
      isThere: next !== undefined,
      onAction: () => step(1),
    },
  ]);
  useEffect(() => {
    if (next === undefined) return;
    void queries.prefetchQuery(queryOf(client, getApplication, { params: { id: next } }));
  }, [client, queries, next]);
  return null;
}
