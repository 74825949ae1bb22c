import { getPublishing } from "@ats/core/jobs/channel-contract";
import type { JobDetails } from "@ats/core/jobs/job-details";
import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { Drawer } from "@ats/ui/Drawer";
import { useTexts } from "@ats/ui/texts";
import { ExternalLink, Pencil } from "lucide-react";
import { useEndpoint } from "../../app/endpoint.ts";
import { isPast } from "../../dates/dates.ts";
import { useCan, useUser } from "../../session/session.tsx";
import { Advert } from "../Advert.tsx";
import { jobPageTexts } from "./texts.ts";

interface JobAdvertDrawerProps {
  job: JobDetails;
  mayEdit: boolean;
  onClose(): void;
}

/** Shows the advert as applicants read it, with a link to its public page. */
export default function JobAdvertDrawer({ job, mayEdit, onClose }: JobAdvertDrawerProps) {
  const say = useTexts();
  const { company_name } = useUser();
  const isPublic =
    job.status === "ACTIVE" &&
    job.channels.includes("careers_page") &&
    !(job.closing_date_time && isPast(job.closing_date_time));
  const mayPublish = useCan("PUBLISH_JOBS");
  const { data } = useEndpoint(getPublishing, {}, { enabled: isPublic && mayPublish });
  const address = isPublic && data?.careers_page;
  return (
    <Drawer
      isOpen
      title={job.title}
      onOpenChange={onClose}
      footer={
        (mayEdit || address) && (
          <>
            {mayEdit && (
              <Button iconStart={<Pencil />} href={to.jobEdit({ id: job.id })}>
                {say(jobPageTexts.editAdvert)}
              </Button>
            )}
            {address && (
              <Button
                variant="primary"
                iconStart={<ExternalLink />}
                href={`${address}/${job.job_number}`}
                target="_blank"
              >
                {say(jobPageTexts.publicPage)}
              </Button>
            )}
          </>
        )
      }
    >
      <Advert job={{ ...job, brand_name: job.brand_name || company_name }} />
    </Drawer>
  );
}
