import { getClient } from "@ats/core/clients/contract";
import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { EmptyState } from "@ats/ui/EmptyState";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { Skeleton } from "@ats/ui/Skeleton";
import { Stack } from "@ats/ui/Stack";
import { useTexts } from "@ats/ui/texts";
import { Settings } from "lucide-react";
import { useEndpoint } from "../../app/endpoint.ts";
import type { ScreenProps } from "../../app/screen.ts";
import { titles } from "../../app/titles.ts";
import { useDates } from "../../dates/useDates.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { Health } from "../client-list/columns.tsx";
import { clientListTexts } from "../client-list/texts.ts";
import { WhoCanSee } from "../../roles/WhoCanSee.tsx";
import { useSwitchToClient } from "../useSwitchToClient.ts";
import { OwnSetting } from "./OwnSetting.tsx";
import { ParentSettings } from "./ParentSettings.tsx";
import { clientEditTexts } from "./texts.ts";

/** A client company: what it has open, and each setting with where it comes from. */
export function ClientEdit({ params }: ScreenProps<"clientEdit">) {
  const say = useTexts();
  const { longDate, relativeDay } = useDates();
  const id = Number(params.id);
  const { data, error, isFetching, refetch } = useEndpoint(getClient, { params: { id } });
  const { switchingTo, begin } = useSwitchToClient();
  if (error && !data)
    return (
      <Page>
        <ListFailed
          what={say(clientEditTexts.client)}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </Page>
    );
  if (!data)
    return (
      <Page header={<Skeleton width="14rem" />}>
        <Card>
          <Skeleton lines={8} />
        </Card>
      </Page>
    );
  const { name, parent, may_switch, concerns, settings } = data;
  const fromParent = settings.filter(({ standing }) => standing !== "overridden");
  const figures = [
    { term: say(clientListTexts.liveJobs), description: data.live_jobs },
    { term: say(clientListTexts.applications), description: data.open_applications },
    { term: say(clientListTexts.approvals), description: data.open_approvals },
    { term: say(clientListTexts.users), description: data.users },
  ].filter(({ description }) => description !== null);
  return (
    <Page
      header={
        <PageHeader
          breadcrumbs={[{ label: say(titles.clientList), href: to.clientList() }]}
          title={name}
          subtitle={say(clientEditTexts.clientOf, { parent: parent.name })}
          meta={<Health concerns={concerns} say={say} />}
          actions={
            <>
              <WhoCanSee record="clients" id={id} />
              {may_switch && (
                <Button
                  variant="primary"
                  aria-label={say(clientListTexts.workIn, { client: name })}
                  isPending={switchingTo !== undefined}
                  onPress={() => begin({ id, name })}
                >
                  {say(clientListTexts.work)}
                </Button>
              )}
            </>
          }
        />
      }
    >
      <Stack gap="lg">
        <Card title={say(clientEditTexts.details)}>
          <DescriptionList
            columns={3}
            layout="stacked"
            items={[
              { term: say(clientEditTexts.address), description: data.host },
              {
                term: say(clientEditTexts.added),
                description: longDate(data.created_date_time),
              },
              {
                term: say(clientListTexts.lastUsed),
                description: data.last_used
                  ? relativeDay(data.last_used)
                  : say(clientListTexts.never),
              },
              ...figures,
            ]}
          />
        </Card>
        {settings.length === 0 ? (
          <EmptyState
            level={2}
            icon={<Settings />}
            title={say(clientEditTexts.noSettings)}
            description={say(clientEditTexts.noSettingsHint)}
          />
        ) : (
          <>
            {settings.map(
              ({ own, ...setting }) =>
                own &&
                setting.standing === "overridden" && (
                  <OwnSetting key={setting.key} setting={{ ...setting, own }} client={data} />
                ),
            )}
            {fromParent.length > 0 && <ParentSettings settings={fromParent} client={data} />}
          </>
        )}
      </Stack>
    </Page>
  );
}
