import { type Client, listClients } from "@ats/core/clients/contract";
import { copySettings } from "@ats/core/clients/settings-contract";
import { listInheritance } from "@ats/core/settings/inheritance-contract";
import { Button } from "@ats/ui/Button";
import { EmptyState } from "@ats/ui/EmptyState";
import { FilterTabs } from "@ats/ui/FilterTabs";
import { Grid } from "@ats/ui/Grid";
import { onDemand } from "@ats/ui/onDemand";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { Stack } from "@ats/ui/Stack";
import { Skeleton } from "@ats/ui/Skeleton";
import { StatTile } from "@ats/ui/StatTile";
import { Table } from "@ats/ui/Table";
import { useTexts } from "@ats/ui/texts";
import { Network } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import type { ScreenProps } from "../../app/screen.ts";
import { titles } from "../../app/titles.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { useMayCall } from "../../session/useMayCall.ts";
import { useUser } from "../../session/session.tsx";
import { useSwitchToClient } from "../useSwitchToClient.ts";
import { columns } from "./columns.tsx";
import { copyTexts } from "./copy-texts.ts";
import { type ClientListSearch, clientFilters } from "./route.ts";
import { clientListTexts } from "./texts.ts";

const CopySettingsDialog = onDemand(() => import("./CopySettingsDialog.tsx"));
const DifferencesReport = lazy(() => import("./DifferencesReport.tsx"));

const needsAttention = ({ concerns }: Client) => concerns.length > 0;

type Count = "live_jobs" | "open_applications" | "open_approvals" | "users";

/** The sum over all clients; null where the user may not see it. */
const total = (clients: readonly Client[], field: Count) =>
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
  const { switchingTo, begin } = useSwitchToClient();
  const clients = data?.records ?? [];
  const parent = data?.parent.name ?? "";
  const figures = [
    { label: say(clientListTexts.clients), value: clients.length },
    { label: say(clientListTexts.liveJobs), value: total(clients, "live_jobs") },
    { label: say(clientListTexts.applications), value: total(clients, "open_applications") },
    { label: say(clientListTexts.approvals), value: total(clients, "open_approvals") },
    { label: say(clientListTexts.users), value: total(clients, "users") },
    { label: say(clientListTexts.attention), value: clients.filter(needsAttention).length },
  ].filter(({ value }) => value !== null);
  const isParent = data?.parent.id === user.company;
  const mayCopy = [useMayCall(copySettings), useMayCall(listInheritance)].every(Boolean);
  const [isCopying, setCopying] = useState(false);
  const isNone = data !== undefined && clients.length === 0;
  return (
    <Page
      header={
        <PageHeader
          title={say(titles.clientList)}
          subtitle={data && say(clientListTexts.subtitle, { parent })}
          actions={
            isParent &&
            mayCopy &&
            clients.length > 0 && (
              <Button onPress={() => setCopying(true)}>{say(copyTexts.open)}</Button>
            )
          }
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
            items={clientFilters
              .filter((id) => isParent || id !== "differences")
              .map((id) => ({ id, label: say(clientListTexts[id]) }))}
            onChange={(next) => setSearch({ filter: next === "all" ? undefined : next })}
          />
          {filter === "differences" && isParent ? (
            <Suspense fallback={<Skeleton lines={6} />}>
              <DifferencesReport parent={parent} />
            </Suspense>
          ) : (
            <Table
              caption={say(clientListTexts.caption)}
              columns={columns(say, clients, {
                current: user.company,
                to: switchingTo,
                begin,
                mayOpen: isParent,
              })}
              rows={filter === "attention" ? clients.filter(needsAttention) : clients}
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
          )}
        </Stack>
      )}
      {data && isCopying && (
        <CopySettingsDialog
          parent={data.parent}
          clients={clients}
          onClose={() => setCopying(false)}
        />
      )}
    </Page>
  );
}
