import { type Client, listClients } from "@ats/core/clients/contract";
import { getOneTimeToken } from "@ats/core/session/one-time-token-contract";
import { EmptyState } from "@ats/ui/EmptyState";
import { FilterTabs } from "@ats/ui/FilterTabs";
import { Grid } from "@ats/ui/Grid";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { Stack } from "@ats/ui/Stack";
import { StatTile } from "@ats/ui/StatTile";
import { Table } from "@ats/ui/Table";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { Network } from "lucide-react";
import { useState } from "react";
import { useAts } from "../../app/context.tsx";
import { useEndpoint } from "../../app/endpoint.ts";
import type { ScreenProps } from "../../app/screen.ts";
import { titles } from "../../app/titles.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { useUser } from "../../session/session.tsx";
import { useSwitchCompany } from "../../session/useSwitchCompany.ts";
import { columns } from "./columns.tsx";
import { type ClientListSearch, clientFilters } from "./route.ts";
import { clientListTexts } from "./texts.ts";

const needsAttention = ({ concerns }: Client) => concerns.length > 0;

/** The sum over all clients; null where the user may not see it. */
const total = (clients: readonly Client[], field: "live_jobs" | "open_approvals" | "users") =>
  clients.reduce<number | null>((sum, client) => {
    const count = client[field];
    return sum === null || count === null ? null : sum + count;
  }, 0);

/** The clients of the parent company, what they have open, and the way into each. */
export function ClientList({ search, setSearch }: ScreenProps<"clientList", ClientListSearch>) {
  const say = useTexts();
  const user = useUser();
  const { filter = "all" } = search;
  const { data, error, isFetching, refetch } = useEndpoint(listClients, {});
  const { switchingTo, begin } = useSwitch();
  const clients = data?.records ?? [];
  const parent = data?.parent.name ?? "";
  const figures = [
    { label: say(clientListTexts.clients), value: clients.length },
    { label: say(clientListTexts.liveJobs), value: total(clients, "live_jobs") },
    { label: say(clientListTexts.approvals), value: total(clients, "open_approvals") },
    { label: say(clientListTexts.users), value: total(clients, "users") },
    { label: say(clientListTexts.attention), value: clients.filter(needsAttention).length },
  ].filter(({ value }) => value !== null);
  const isNone = data !== undefined && clients.length === 0;
  return (
    <Page
      header={
        <PageHeader
          title={say(titles.clientList)}
          subtitle={data && say(clientListTexts.subtitle, { parent })}
        />
      }
    >
      {error && !data ? (
        <ListFailed
          what={say(clientListTexts.clients)}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : isNone ? (
        <EmptyState
          level={2}
          icon={<Network />}
          title={say(clientListTexts.none)}
          description={say(clientListTexts.noneHint, { parent })}
        />
      ) : (
        <Stack gap="lg">
          <Grid minColumn="9rem" gap="md">
            {figures.map((figure) => (
              <StatTile key={figure.label} {...figure} isLoading={!data} />
            ))}
          </Grid>
          <FilterTabs
            label={say(clientListTexts.show)}
            value={filter}
            items={clientFilters.map((id) => ({ id, label: say(clientListTexts[id]) }))}
            onChange={(next) => setSearch({ filter: next === "all" ? undefined : next })}
          />
          <Table
            caption={say(clientListTexts.caption)}
            columns={columns(say, clients, { current: user.company, to: switchingTo, begin })}
            rows={filter === "all" ? clients : clients.filter(needsAttention)}
            getKey={({ id }) => String(id)}
            isLoading={!data}
            empty={
              <EmptyState
                level={2}
                icon={<Network />}
                title={say(clientListTexts.noneNeed)}
                description={say(clientListTexts.noneNeedHint)}
              />
            }
          />
        </Stack>
      )}
    </Page>
  );
}

/** Switches to a client by a one-time token, and says why where that fails. */
function useSwitch() {
  const say = useTexts();
  const { client: api } = useAts();
  const { mutate, isPending, isSuccess } = useSwitchCompany();
  const [client, setClient] = useState<Client>();
  const begin = (next: Client) => {
    setClient(next);
    mutate(() => api.call(getOneTimeToken, { params: { id: next.id } }), {
      onError: ({ message }) =>
        showToast({
          tone: "critical",
          title: say(clientListTexts.notSwitched, { client: next.name }),
          description: message,
        }),
    });
  };
  return { switchingTo: isPending || isSuccess ? client : undefined, begin };
}
