import { getJobReleases } from "@ats/core/agencies/release-contract";
import { Drawer } from "@ats/ui/Drawer";
import { Stack } from "@ats/ui/Stack";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import { ListContent } from "../../lists/ListContent.tsx";
import { useCan } from "../../session/session.tsx";
import { AgencyDocuments } from "../documents/AgencyDocuments.tsx";
import { agencyDocumentsTexts } from "../documents/texts.ts";
import { AgencyQuestions } from "./AgencyQuestions.tsx";
import { HeldReleases } from "./HeldReleases.tsx";
import { ReleaseForm } from "./ReleaseForm.tsx";
import { releasesTexts } from "./texts.ts";

interface JobReleasesDrawerProps {
  job: { id: number; title: string };
  onClose(): void;
}

/** The agencies that have a job: who sees it since when, releasing it to more, and withdrawing it. */
export default function JobReleasesDrawer({ job, onClose }: JobReleasesDrawerProps) {
  const say = useTexts();
  const mayRelease = useCan("PUBLISH_JOBS");
  const query = useEndpoint(getJobReleases, { params: { id: job.id } });
  const [isReleasing, setReleasing] = useState(false);
  return (
    <Drawer
      isOpen
      title={say(isReleasing ? releasesTexts.release : releasesTexts.agencies)}
      description={job.title}
      onOpenChange={onClose}
    >
      <ListContent what={say(releasesTexts.agenciesOfJob)} query={query} lines={6}>
        {(data) =>
          isReleasing ? (
            <ReleaseForm jobId={job.id} saved={data} onDone={() => setReleasing(false)} />
          ) : (
            <Stack gap="xl">
              <HeldReleases
                jobId={job.id}
                releases={data}
                mayChange={mayRelease}
                onRelease={() => setReleasing(true)}
              />
              <AgencyDocuments
                place={{ job_id: job.id }}
                description={say(agencyDocumentsTexts.ofJob)}
                mayChange={mayRelease}
              />
              <AgencyQuestions jobId={job.id} />
            </Stack>
          )
        }
      </ListContent>
    </Drawer>
  );
}
