import { type AgencyJobDetails, getAgencyJob } from "@ats/core/agency-portal/jobs-contract";
import { to } from "@ats/core/navigation/routes";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { Drawer } from "@ats/ui/Drawer";
import { Link } from "@ats/ui/Link";
import { RichText } from "@ats/ui/RichText";
import { Section } from "@ats/ui/Section";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { useEndpoint } from "../../app/endpoint.ts";
import { titles } from "../../app/titles.ts";
import { useDates } from "../../dates/useDates.ts";
import { saySalary } from "../../jobs/salary.ts";
import { ListContent } from "../../lists/ListContent.tsx";
import { JobDocuments } from "../documents/JobDocuments.tsx";
import { sayJobFee } from "../job-fee.ts";
import { candidatesOfJob } from "./columns.tsx";
import { JobQuestions } from "./JobQuestions.tsx";
import { agencyJobsTexts } from "./texts.ts";

interface AgencyJobDrawerProps {
  clientId: number;
  job: { id: number; title: string };
  onClose(): void;
}

/** A job as the client has released it to the agency. */
export default function AgencyJobDrawer({ clientId, job, onClose }: AgencyJobDrawerProps) {
  const say = useTexts();
  const query = useEndpoint(getAgencyJob, { params: { client_id: clientId, id: job.id } });
  return (
    <Drawer
      isOpen
      title={job.title}
      onOpenChange={onClose}
      {...(query.data?.state === "open" && {
        footer: (
          <Button variant="primary" href={`${to.submitCandidates({ id: clientId })}?job=${job.id}`}>
            {say(titles.submitCandidates)}
          </Button>
        ),
      })}
    >
      <ListContent what={say(agencyJobsTexts.theJob)} query={query} lines={8}>
        {(data) => <Released job={data} clientId={clientId} />}
      </ListContent>
    </Drawer>
  );
}

function Released({ job, clientId }: { job: AgencyJobDetails; clientId: number }) {
  const say = useTexts();
  const { shortDate } = useDates();
  const { closing_date_time: closes, time_zone: timeZone } = job;
  return (
    <Stack gap="lg">
      {job.state !== "open" && (
        <Banner tone="warning">
          {say(job.state === "on_hold" ? agencyJobsTexts.onHold : agencyJobsTexts.closed)}
        </Banner>
      )}
      <DescriptionList
        items={[
          { term: say(agencyJobsTexts.place), description: job.location || undefined },
          { term: say(agencyJobsTexts.type), description: job.job_type || undefined },
          { term: say(agencyJobsTexts.department), description: job.dept || undefined },
          { term: say(agencyJobsTexts.openings), description: job.openings },
          {
            term: say(agencyJobsTexts.salary),
            description:
              (job.salary && saySalary(say, job.salary)) ||
              job.salary_text ||
              say(agencyJobsTexts.salaryHidden),
          },
          { term: say(agencyJobsTexts.fee), description: sayJobFee(say, job) },
          { term: say(agencyJobsTexts.released), description: shortDate(job.released_date) },
          {
            term: say(agencyJobsTexts.closes),
            description: closes ? shortDate(closes, { timeZone }) : undefined,
          },
          {
            term: say(agencyJobsTexts.ownCandidates),
            description:
              job.submissions > 0 ? (
                <Link href={candidatesOfJob(clientId, job.id)}>
                  {say(agencyJobsTexts.candidatesCount, { count: job.submissions })}
                </Link>
              ) : (
                say(agencyJobsTexts.noneSubmitted)
              ),
          },
        ]}
      />
      {job.brief && (
        <Section level={3} title={say(agencyJobsTexts.brief)}>
          {job.brief.split(/\n{2,}/).map((paragraph) => (
            <Text as="p" key={paragraph}>
              {paragraph}
            </Text>
          ))}
        </Section>
      )}
      {job.description && (
        <Section level={3} title={say(agencyJobsTexts.advert)}>
          <RichText html={job.description} />
        </Section>
      )}
      {job.choose_benefits.length > 0 && (
        <Section level={3} title={say(agencyJobsTexts.benefits)}>
          <Text as="p">{job.choose_benefits.join(", ")}</Text>
        </Section>
      )}
      <JobDocuments clientId={clientId} jobId={job.id} />
      <JobQuestions clientId={clientId} jobId={job.id} />
    </Stack>
  );
}
