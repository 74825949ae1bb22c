import { getAgency, getAgencyChoices } from "@ats/core/agencies/contract";
import { to } from "@ats/core/navigation/routes";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { Stack } from "@ats/ui/Stack";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { useTexts } from "@ats/ui/texts";
import { useEndpoint } from "../../app/endpoint.ts";
import type { ScreenProps } from "../../app/screen.ts";
import { useDates } from "../../dates/useDates.ts";
import { ListContent } from "../../lists/ListContent.tsx";
import { useCan } from "../../session/session.tsx";
import { AgencyForm } from "../agency-form/AgencyForm.tsx";
import { typedAgency } from "../agency-form/typed-agency.ts";
import { AgencyTermsCard } from "../agency-terms/AgencyTermsCard.tsx";
import { agencyTones } from "../agency-tones.ts";
import { DisputesCard } from "../disputes/DisputesCard.tsx";
import { PlacementsCard } from "../placements/PlacementsCard.tsx";
import { agenciesTexts, agencyStatusTexts } from "../texts.ts";
import { PerformanceCard } from "../performance/PerformanceCard.tsx";
import { PortalCard } from "./PortalCard.tsx";
import { agencyEditTexts } from "./texts.ts";

/** An agency: its details, contacts, branches, tiers and declarations. */
export function AgencyEdit({ params }: ScreenProps<"agencyEdit">) {
  const say = useTexts();
  const { shortDate } = useDates();
  const id = Number(params.id);
  const mayUpdate = useCan("UPDATE_AGENCIES");
  const query = useEndpoint(getAgency, { params: { id } });
  const choices = useEndpoint(getAgencyChoices, {});
  const agency = query.data;
  return (
    <Page
      header={
        <PageHeader
          breadcrumbs={[{ label: say(agenciesTexts.agencies), href: to.AgencyList() }]}
          title={agency?.name ?? say(agenciesTexts.agency)}
          meta={
            agency && (
              <StatusBadge
                tone={agencyTones[agency.status]}
                label={say(agencyStatusTexts[agency.status])}
              />
            )
          }
          subtitle={
            agency && say(agencyEditTexts.since, { date: shortDate(agency.created_date_time) })
          }
        />
      }
    >
      <ListContent
        what={say(agenciesTexts.theAgency)}
        query={{ ...query, error: query.error ?? choices.error, data: choices.data && agency }}
        lines={8}
      >
        {(data) => (
          <Stack gap="lg">
            <PortalCard agency={data} isReadOnly={!mayUpdate} />
            <PerformanceCard agencyId={id} />
            <AgencyForm
              key={id}
              depts={choices.data?.depts ?? []}
              saved={typedAgency(data)}
              id={id}
              isReadOnly={!mayUpdate}
              onSaved={() => undefined}
            />
            <AgencyTermsCard agencyId={id} mayUpdate={mayUpdate} />
            <DisputesCard key={`disputes ${id}`} agencyId={id} />
            <PlacementsCard key={`placements ${id}`} agencyId={id} />
          </Stack>
        )}
      </ListContent>
    </Page>
  );
}
