import type { SavedApplication } from "@ats/core/careers/contract";
import { Banner } from "@ats/ui/Banner";
import { Link } from "@ats/ui/Link";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { useTitle } from "../app/title.ts";
import { contractText } from "../languages/contract-text.ts";
import { ApplicationForm, type ApplicationFormProps } from "./ApplicationForm.tsx";
import { applicationFormTexts as here } from "./texts.ts";

interface ApplicationPageProps extends Omit<ApplicationFormProps, "kept" | "onSent"> {
  /** Page with the text of the advert. */
  advertPath: string;
  /** The applicant's saved application, or why their link does not open it. */
  resumed?: { kept?: SavedApplication | undefined; refusal?: string | undefined };
}

/** Shows a job's application form. */
export function ApplicationPage({ advertPath, resumed, ...props }: ApplicationPageProps) {
  const { job } = props;
  const say = useTexts();
  const [sentTo, setSentTo] = useState<string>();
  useTitle(job.title);
  return (
    <Page
      width="narrow"
      header={
        <PageHeader
          title={job.title}
          subtitle={`${job.brand_name} · ${job.location}`}
          actions={<Link href={advertPath}>{say(here.readAdvert)}</Link>}
        />
      }
    >
      {sentTo ? (
        <Banner tone="positive" title={say(here.sent)}>
          {say(here.sentHint, { company: job.brand_name, email: sentTo })}
        </Banner>
      ) : (
        <>
          {resumed?.refusal && (
            <Banner tone="warning" title={say(here.linkExpired)}>
              {say(here.linkExpiredHint, { reason: say(contractText(resumed.refusal)) })}
            </Banner>
          )}
          <ApplicationForm {...props} kept={resumed?.kept} onSent={setSentTo} />
        </>
      )}
    </Page>
  );
}
