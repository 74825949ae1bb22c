import { getAgencyChoices } from "@ats/core/agencies/contract";
import { to } from "@ats/core/navigation/routes";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { useTexts } from "@ats/ui/texts";
import { useAts } from "../../app/context.tsx";
import { useEndpoint } from "../../app/endpoint.ts";
import { ListContent } from "../../lists/ListContent.tsx";
import { AgencyForm } from "../agency-form/AgencyForm.tsx";
import { newAgency } from "../agency-form/typed-agency.ts";
import { agenciesTexts } from "../texts.ts";

/** Adds an agency. */
export function AgencyAdd() {
  const say = useTexts();
  const { navigate } = useAts();
  const choices = useEndpoint(getAgencyChoices, {});
  return (
    <Page
      header={
        <PageHeader
          breadcrumbs={[{ label: say(agenciesTexts.agencies), href: to.AgencyList() }]}
          title={say(agenciesTexts.addAgency)}
        />
      }
    >
      <ListContent what={say(agenciesTexts.theAgency)} query={choices} lines={8}>
        {({ depts }) => (
          <AgencyForm
            depts={depts}
            saved={newAgency}
            isReadOnly={false}
            onSaved={() => navigate(to.AgencyList())}
          />
        )}
      </ListContent>
    </Page>
  );
}
