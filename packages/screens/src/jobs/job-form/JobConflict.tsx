import type { JobDetails } from "@ats/core/jobs/job-details";
import type { JobInput } from "@ats/core/jobs/job-input";
import { Banner } from "@ats/ui/Banner";
import { Loader } from "@ats/ui/Loader";
import { useTexts } from "@ats/ui/texts";
import { useEffect, useState } from "react";
import { BothVersions } from "../../drafts/BothVersions.tsx";
import { useChanges } from "./changes.ts";
import { conflictTexts } from "./conflict-texts.ts";
import { labelOf } from "./field-texts.ts";
import { valuesOf } from "./values.ts";

interface JobConflictProps {
  mine: JobInput;
  read(): Promise<JobDetails | undefined>;
  keepMine(theirs: JobDetails): void;
  takeTheirs(theirs: JobDetails): void;
}

/** Shows a colleague's version next to the typed one. Quality R2. */
export default function JobConflict({ read, ...props }: JobConflictProps) {
  const say = useTexts();
  const [theirs, setTheirs] = useState<JobDetails>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    read().then(setTheirs, () => setFailed(true));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- read once, when the banner comes
  }, []);
  if (theirs) return <Both {...props} theirs={theirs} />;
  return (
    <Banner tone="warning" title={say(conflictTexts.changed)}>
      {hasFailed ? say(conflictTexts.notLoaded) : <Loader label={say(conflictTexts.loading)} />}
    </Banner>
  );
}

type BothProps = Omit<JobConflictProps, "read"> & { theirs: JobDetails };

function Both({ mine, theirs, keepMine, takeTheirs }: BothProps) {
  const say = useTexts();
  const changes = useChanges(valuesOf(theirs), mine, theirs.team);
  return (
    <BothVersions
      what={say(conflictTexts.thisJobWas)}
      differences={changes.map(({ field, before, after }) => ({
        term: labelOf(say, field),
        mine: after ?? "",
        theirs: before ?? "",
      }))}
      onKeep={() => keepMine(theirs)}
      onTake={() => takeTheirs(theirs)}
    />
  );
}
