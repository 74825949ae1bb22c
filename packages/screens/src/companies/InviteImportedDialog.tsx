import type { Client } from "@ats/core/contract/client";
import type { Output } from "@ats/core/contract/endpoint";
import type { ListedUser } from "@ats/core/users/account";
import { actOnUsers, mostActedOn } from "@ats/core/users/account-contract";
import { listUsers } from "@ats/core/users/list-contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { EmptyState } from "@ats/ui/EmptyState";
import { ErrorState } from "@ats/ui/ErrorState";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { Table, type TableColumn } from "@ats/ui/Table";
import { Text } from "@ats/ui/Text";
import { type Say, useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useMutation, useQuery } from "@tanstack/react-query";
import { UserRoundCheck } from "lucide-react";
import { useAts } from "../app/context.tsx";
import { searchQuery } from "../applications/search-query.ts";
import { fullNameOf } from "../users/user-list/columns.tsx";
import { roleName } from "../users/role-name.ts";
import { useRefreshUsers } from "../users/useRefreshUsers.ts";
import { inviteTexts } from "./texts.ts";

type Result = Output<typeof actOnUsers>["results"][number];

const pageSize = 100;

/** People without a valid invitation, as everybody is whom an import has added. */
async function peopleToInvite(client: Client): Promise<ListedUser[]> {
  const people: ListedUser[] = [];
  const search = searchQuery([{ field: "state", term: "EXPIRED" }]);
  for (let page_no = 0; ; page_no++) {
    const query = { ...search, filter: "unapproved", page_no, per_page: pageSize } as const;
    const { records } = await client.call(listUsers, { query });
    people.push(...records);
    if (records.length < pageSize) return people;
  }
}

async function inviteAll(client: Client, people: readonly ListedUser[]): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < people.length; start += mostActedOn) {
    const ids = people.slice(start, start + mostActedOn).map(({ id }) => id);
    const call = { body: { act: "RESEND", ids }, idempotencyKey: crypto.randomUUID() } as const;
    results.push(...(await client.call(actOnUsers, call)).results);
  }
  return results;
}

/** Lists who will be invited, invites them, and shows the result of each. */
export default function InviteImportedDialog({ onClose }: { onClose(): void }) {
  const say = useTexts();
  const { client } = useAts();
  const refresh = useRefreshUsers();
  const people = useQuery({
    queryKey: ["people to invite"],
    queryFn: () => peopleToInvite(client),
    // The list is that of the moment in which the dialog opens.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const invite = useMutation({
    mutationFn: (chosen: readonly ListedUser[]) => inviteAll(client, chosen),
    onSettled: refresh,
  });
  const rows = people.data ?? [];
  const results = new Map(invite.data?.map((result) => [result.id, result]));
  const sent = [...results.values()].filter(({ problem }) => problem === null).length;
  const isAsking = rows.length > 0 && !invite.data;
  return (
    <Dialog
      isOpen
      size="lg"
      title={say(inviteTexts.invite)}
      onOpenChange={onClose}
      footer={
        <Inline justify="end">
          <Button onPress={onClose}>{say(isAsking ? words.cancel : words.close)}</Button>
          {isAsking && (
            <Button
              variant="primary"
              isPending={invite.isPending}
              onPress={() => invite.mutate(rows)}
            >
              {say(inviteTexts.send, { count: rows.length })}
            </Button>
          )}
        </Inline>
      }
    >
      <Stack>
        {invite.error && <Banner tone="critical">{invite.error.message}</Banner>}
        {invite.data ? (
          <Banner tone={sent === rows.length ? "positive" : "warning"}>
            {say(inviteTexts.sent, { count: sent })}
          </Banner>
        ) : (
          rows.length > 0 && (
            <Text as="p" tone="muted">
              {say(inviteTexts.hint)}
            </Text>
          )
        )}
        <Table
          caption={say(inviteTexts.results)}
          columns={columnsIn(say, results)}
          rows={rows}
          getKey={({ id }) => String(id)}
          isLoading={people.isPending}
          skeletonRows={4}
          maxHeight="24rem"
          failed={
            people.error ? (
              <ErrorState
                title={say(inviteTexts.notLoaded)}
                description={people.error.message}
                onRetry={() => void people.refetch()}
                isRetrying={people.isFetching}
              />
            ) : undefined
          }
          empty={<EmptyState level={3} icon={<UserRoundCheck />} title={say(inviteTexts.nobody)} />}
        />
      </Stack>
    </Dialog>
  );
}

const columnsIn = (say: Say, results: ReadonlyMap<number, Result>): TableColumn<ListedUser>[] => [
  {
    id: "name",
    header: say(inviteTexts.person),
    isRowHeader: true,
    cell: fullNameOf,
    detail: ({ email }) => email,
  },
  {
    id: "role",
    header: say(inviteTexts.role),
    hideBelow: "sm",
    cell: ({ userType }) => roleName(say, userType),
  },
  ...(results.size > 0
    ? [
        {
          id: "result",
          header: say(inviteTexts.result),
          cell: ({ id }: ListedUser) => {
            const problem = results.get(id)?.problem;
            return problem ? (
              <Text size="sm" tone="critical">
                {problem}
              </Text>
            ) : (
              <StatusBadge label={say(inviteTexts.invited)} tone="positive" />
            );
          },
        },
      ]
    : []),
];
