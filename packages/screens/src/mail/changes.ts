import { cancelMessages, listOutgoingMail, retryMessages } from "@ats/core/mail/contract";
import { listMessages } from "@ats/core/messages/contract";
import { showToast } from "@ats/ui/Toast";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useAts } from "../app/context.tsx";
import { keyOf } from "../app/query.ts";
import type { Visit } from "../app/visit.ts";

const verbs = {
  cancel: { endpoint: cancelMessages, done: "will not be sent", not: "was not cancelled" },
  retry: { endpoint: retryMessages, done: "is sent again", not: "is not sent again" },
} as const;

const wordsOf = (count: number) => (count === 1 ? "The message" : `${count} messages`);

/** Reads threads and outbox again. */
export function refreshMessages(queries: QueryClient): void {
  for (const endpoint of [listMessages, listOutgoingMail])
    void queries.invalidateQueries({ queryKey: keyOf(endpoint) });
}

/** Takes messages back, or sends failed ones again; says what came of it. Whether all were. */
export async function changeMessages(
  { client, queries }: Pick<Visit, "client" | "queries">,
  verb: keyof typeof verbs,
  ids: number[],
): Promise<boolean> {
  const { endpoint, done, not } = verbs[verb];
  const fail = (count: number, description: string) =>
    showToast({
      tone: "critical",
      title: `${wordsOf(count)} ${not}`,
      description,
      timeout: null,
    });
  try {
    const { records } = await client.call(endpoint, { body: { ids } });
    const refused = records.filter(({ updated }) => !updated);
    if (refused.length > 0)
      fail(refused.length, [...new Set(refused.map(({ message }) => message))].join(" "));
    else showToast({ tone: "positive", title: `${wordsOf(ids.length)} ${done}` });
    return refused.length === 0;
  } catch (error) {
    fail(ids.length, (error as Error).message);
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
