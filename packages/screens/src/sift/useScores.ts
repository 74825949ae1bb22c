import {
  getSift,
  listSiftAnswers,
  scoreSiftAnswer,
  type SiftAnswer,
} from "@ats/core/sift/contract";
import type { Input, Output } from "@ats/core/contract/endpoint";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { z } from "zod";
import { useAts } from "../app/context.tsx";
import { useCall } from "../app/endpoint.ts";
import { keyOf } from "../app/query.ts";
import { readStored } from "../lists/storage.ts";
import { useStoredValue } from "../lists/useStoredValue.ts";
import { useUser } from "../session/session.tsx";
import { siftTexts } from "./texts.ts";

const schema = z.record(z.string(), z.number().nullable());
type Scores = z.output<typeof schema>;

/** The answer has left the sift, so its score will never count. */
const hasEnded = (status: number) => status === 404 || status === 409;

/** The user's scores. One that could not be saved stays on this device until it is. */
export function useScores(list: Input<typeof listSiftAnswers>) {
  const say = useTexts();
  const queries = useQueryClient();
  const { storage } = useAts().host;
  const key = `ats.sift.${useUser().id}`;
  const [unsaved = {}, store] = useStoredValue(storage, key, schema);
  const change = (changed: (scores: Scores) => Scores) => {
    const scores = changed(readStored(storage, key, schema) ?? {});
    store(Object.keys(scores).length > 0 ? scores : undefined);
  };
  /** Keeps a score that was changed while this one was on its way. */
  const forget = (answer: string, score: number | null) =>
    change((scores) =>
      Object.fromEntries(
        Object.entries(scores).filter(([each, given]) => each !== answer || given !== score),
      ),
    );
  const save = useCall(scoreSiftAnswer, {
    // One after the other, so that the last score of an answer is the one that stays.
    scope: { id: "sift" },
    networkMode: "always",
    onSuccess: (_, { params, body: { score } }) => {
      queries.setQueryData<Output<typeof listSiftAnswers>>(
        keyOf(listSiftAnswers, list),
        (data) =>
          data && {
            records: data.records.map((each) =>
              each.key === params.key ? { ...each, score } : each,
            ),
          },
      );
      forget(params.key, score);
      void queries.invalidateQueries({ queryKey: keyOf(getSift), refetchType: "none" });
    },
    onError: ({ status, message }, { params, body }) => {
      if (!hasEnded(status)) return;
      forget(params.key, body.score);
      showToast({ tone: "critical", title: say(siftTexts.refused), description: message });
      void queries.invalidateQueries({ queryKey: keyOf(listSiftAnswers) });
    },
  });
  const send = ([answer, score]: [string, number | null]) =>
    save.mutate({ params: { key: answer }, body: { score } });
  const retry = () => Object.entries(unsaved).forEach(send);
  const sendStored = useEffectEvent(retry);
  useEffect(() => {
    sendStored();
    const again = () => sendStored();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, []);
  return {
    scoreOf: ({ key: answer, score }: SiftAnswer) =>
      unsaved[answer] === undefined ? score : unsaved[answer],
    give(answer: string, score: number | null) {
      change((scores) => ({ ...scores, [answer]: score }));
      send([answer, score]);
    },
    /** Scores that were sent and not saved. */
    failed: save.isPending ? 0 : Object.keys(unsaved).length,
    retry,
  };
}
