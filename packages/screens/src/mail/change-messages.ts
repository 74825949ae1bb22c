import type { Output } from "@ats/core/contract/endpoint";
import { listActivity } from "@ats/core/applications/contract";
import { cancelMessages, listOutgoingMail, retryMessages } from "@ats/core/mail/contract";
import { listMessages } from "@ats/core/messages/contract";
import { showToast } from "@ats/ui/Toast";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useAts } from "../app/context.tsx";
import { keyOf } from "../app/query.ts";
import type { Visit } from "../app/visit.ts";

const verbs = {
  cancel: { endpoint: cancelMessages, done: "will not be sent", not: "could not be cancelled" },
  retry: { endpoint: retryMessages, done: "will be sent again", not: "could not be sent again" },
} as const;

const wordsOf = (ids: readonly unknown[]) =>
  ids.length === 1 ? "The message" : `${ids.length} messages`;

export function refreshMessages(queries: QueryClient): void {
  for (const endpoint of [listMessages, listOutgoingMail, listActivity])
    void queries.invalidateQueries({ queryKey: keyOf(endpoint) });
}

/** Cancels or retries messages and reports the result. True if all changed. */
export async function changeMessages(
  { client, queries }: Pick<Visit, "client" | "queries">,
  verb: keyof typeof verbs,
  ids: number[],
): Promise<boolean> {
  return sayChange(queries, verb, () => client.call(verbs[verb].endpoint, { body: { ids } }));
}

async function sayChange(
  queries: QueryClient,
  verb: keyof typeof verbs,
  change: () => Promise<Output<typeof cancelMessages>>,
): Promise<boolean> {
  const { done, not } = verbs[verb];
  const fail = (what: string, description: string) =>
    showToast({
      tone: "critical",
      title: `${what} ${not}`,
      description,
      timeout: null,
    });
  try {
    const { records } = await change();
    const refused = records.filter(({ updated }) => !updated);
    if (refused.length > 0)
      fail(wordsOf(refused), [...new Set(refused.map(({ message }) => message))].join(" "));
    else showToast({ tone: "positive", title: `${wordsOf(records)} ${done}` });
    return refused.length === 0;
  } catch (error) {
    fail("The messages", (error as Error).message);
    return false;
  } finally {
    refreshMessages(queries);
  }
}

export function useMessageChanges() {
  const { client } = useAts();
  const queries = useQueryClient();
  return (verb: keyof typeof verbs, ids: number[]) =>
    changeMessages({ client, queries }, verb, ids);
}

/** Sends every failed message again that can be retried. */
export function useRetryAll() {
  const { client } = useAts();
  const queries = useQueryClient();
  return () =>
    sayChange(queries, "retry", () => client.call(retryMessages, { body: { ids: "all" } }));
}
