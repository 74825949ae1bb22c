import type { SavedApplication } from "@ats/core/careers/contract";
import { Banner } from "@ats/ui/Banner";
import { Card } from "@ats/ui/Card";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { useState } from "react";
import { useTitle } from "../app/title.ts";
import { Advert } from "../jobs/Advert.tsx";
import { ApplicationForm, type ApplicationFormProps } from "./ApplicationForm.tsx";

interface AdvertPageProps extends Omit<ApplicationFormProps, "kept" | "onSent"> {
  /** The applicant's saved application, or why their link does not open it. */
  resumed?: { kept?: SavedApplication | undefined; refusal?: string | undefined };
}

/** Shows a job's advert with its application form. */
export function AdvertPage({ resumed, ...props }: AdvertPageProps) {
  const { job } = props;
  const [sentTo, setSentTo] = useState<string>();
  useTitle(job.title);
  return (
    <Page
      width="narrow"
      header={<PageHeader title={job.title} subtitle={`${job.brand_name} · ${job.location}`} />}
    >
      <Card>
        <Advert job={job} />
      </Card>
      {sentTo ? (
        <Banner tone="positive" title="Application sent">
          {job.brand_name} will be in touch. A confirmation is on its way to {sentTo}.
        </Banner>
      ) : (
        <>
          {resumed?.refusal && (
            <Banner tone="warning" title="This link is no longer valid">
              {resumed.refusal} If you have not sent your application, enter your name and email
              below and save: we will email you a new link to it.
            </Banner>
          )}
          <ApplicationForm {...props} kept={resumed?.kept} onSent={setSentTo} />
        </>
      )}
    </Page>
  );
}
