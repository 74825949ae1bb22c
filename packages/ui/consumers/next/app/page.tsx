import { Card } from "@ats/ui/Card";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { Grid } from "@ats/ui/Grid";
import { Link } from "@ats/ui/Link";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { Notes } from "./Notes";

/** Rendered on the server; only the notes need the browser. */
export default function Candidate() {
  return (
    <Page
      header={
        <PageHeader
          title="Priya Shah"
          subtitle="Registered nurse"
          meta={<StatusBadge label="Interview" tone="info" />}
          breadcrumbs={[{ label: "Candidates", href: "/" }]}
        />
      }
    >
      <Grid columns={2}>
        <Card title="Contact">
          <DescriptionList
            items={[
              { term: "Town", description: "Leeds" },
              { term: "CV", description: <Link href="/cv.pdf">priya-shah.pdf</Link> },
            ]}
          />
        </Card>
        <Notes />
      </Grid>
    </Page>
  );
}
