import type { Output } from "@ats/core/contract/endpoint";
import { actOnUsers, mostActedOn } from "@ats/core/users/account-contract";
import { listUsers } from "@ats/core/users/list-contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { useMutation } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { useAts } from "../app/context.tsx";
import { searchQuery } from "../applications/search-query.ts";
import { useCan } from "../session/session.tsx";
import { useRefreshUsers } from "../users/useRefreshUsers.ts";
import { inviteTexts } from "./texts.ts";

type Result = Output<typeof actOnUsers>["results"][number];

const pageSize = 100;

/** Invites everybody who came without a password, and shows the result of each. */
export function InviteImported() {
  const say = useTexts();
  const { client } = useAts();
  const refresh = useRefreshUsers();
  const mayInvite = useCan("UPDATE_USERS");

  /** People without a valid invitation, as everybody is whom an import has added. */
  async function peopleToInvite(): Promise<number[]> {
    const ids: number[] = [];
    const search = searchQuery([{ field: "state", term: "EXPIRED" }]);
    for (let page_no = 0; ; page_no++) {
      const query = { ...search, filter: "unapproved", page_no, per_page: pageSize } as const;
      const { records } = await client.call(listUsers, { query });
      ids.push(...records.map(({ id }) => id));
      if (records.length < pageSize) return ids;
    }
  }

  const invite = useMutation({
    async mutationFn() {
      const ids = await peopleToInvite();
      const results: Result[] = [];
      for (let start = 0; start < ids.length; start += mostActedOn) {
        const body = { act: "RESEND", ids: ids.slice(start, start + mostActedOn) } as const;
        const call = { body, idempotencyKey: crypto.randomUUID() };
        results.push(...(await client.call(actOnUsers, call)).results);
      }
      return results.toSorted((a, b) => Number(b.problem !== null) - Number(a.problem !== null));
    },
    onSettled: refresh,
  });
  if (!mayInvite) return null;
  return (
    <>
      <Button
        size="sm"
        iconStart={<Mail />}
        isPending={invite.isPending}
        onPress={() => invite.mutate()}
      >
        {say(inviteTexts.invite)}
      </Button>
      {(invite.data || invite.error) && (
        <Dialog isOpen title={say(inviteTexts.invite)} onOpenChange={() => invite.reset()}>
          {invite.error ? (
            <Banner tone="critical">{invite.error.message}</Banner>
          ) : (
            <Results results={invite.data} />
          )}
        </Dialog>
      )}
    </>
  );
}

function Results({ results }: { results: readonly Result[] }) {
  const say = useTexts();
  const count = results.filter(({ problem }) => problem === null).length;
  return (
    <Stack>
      <Text as="p">
        {say(results.length > 0 ? inviteTexts.sent : inviteTexts.nobody, { count })}
      </Text>
      <Stack as="ul" gap="sm" aria-label={say(inviteTexts.results)}>
        {results.map(({ id, name, problem }) => (
          <Inline as="li" justify="between" key={id}>
            <Text>{name}</Text>
            {problem === null ? (
              <StatusBadge label={say(inviteTexts.invited)} tone="positive" />
            ) : (
              <Text size="sm" tone="critical">
                {problem}
              </Text>
            )}
          </Inline>
        ))}
      </Stack>
    </Stack>
  );
}
