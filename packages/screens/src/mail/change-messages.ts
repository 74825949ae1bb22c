import { listActivity } from "@ats/core/applications/contract";
import type { Output } from "@ats/core/contract/endpoint";
import { cancelMessages, listOutgoingMail, retryMessages } from "@ats/core/mail/contract";
import { listMessages } from "@ats/core/messages/contract";
import { showToast } from "@ats/ui/Toast";
import { type Say, useTexts } from "@ats/ui/texts";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useAts } from "../app/context.tsx";
import { keyOf } from "../app/query.ts";
import type { Visit } from "../app/visit.ts";
import { changeTexts } from "./change-texts.ts";

const verbs = {
  cancel: {
    endpoint: cancelMessages,
    done: changeTexts.cancelled,
    not: changeTexts.notCancelled,
    failed: changeTexts.cancelFailed,
  },
  retry: {
    endpoint: retryMessages,
    done: changeTexts.retried,
    not: changeTexts.notRetried,
    failed: changeTexts.retryFailed,
  },
} as const;

export function refreshMessages(queries: QueryClient): void {
  for (const endpoint of [listMessages, listOutgoingMail, listActivity])
    void queries.invalidateQueries({ queryKey: keyOf(endpoint) });
}

/** Cancels or retries messages and reports the result. True if all changed. */
export async function changeMessages(
  say: Say,
  { client, queries }: Pick<Visit, "client" | "queries">,
  verb: keyof typeof verbs,
  ids: number[],
): Promise<boolean> {
  return reportChange(say, queries, verb, () =>
    client.call(verbs[verb].endpoint, { body: { ids } }),
  );
}

const fail = (title: string, description: string) =>
  showToast({ tone: "critical", title, description, timeout: null });

async function reportChange(
  say: Say,
  queries: QueryClient,
  verb: keyof typeof verbs,
  change: () => Promise<Output<typeof cancelMessages>>,
): Promise<boolean> {
  const { done, not, failed } = verbs[verb];
  try {
    const { records } = await change();
    const refused = records.filter(({ updated }) => !updated);
    if (refused.length > 0)
      fail(
        say(not, { count: refused.length }),
        [...new Set(refused.map(({ message }) => message))].join(" "),
      );
    else showToast({ tone: "positive", title: say(done, { count: records.length }) });
    return refused.length === 0;
  } catch (error) {
    fail(say(failed), (error as Error).message);
    return false;
  } finally {
    refreshMessages(queries);
  }
}

export function useMessageChanges() {
  const say = useTexts();
  const { client } = useAts();
  const queries = useQueryClient();
  return (verb: keyof typeof verbs, ids: number[]) =>
    changeMessages(say, { client, queries }, verb, ids);
}

/** Sends every failed message again that can be retried. */
export function useRetryAll() {
  const say = useTexts();
  const { client } = useAts();
  const queries = useQueryClient();
  return () =>
    reportChange(say, queries, "retry", () => client.call(retryMessages, { body: { ids: "all" } }));
}
