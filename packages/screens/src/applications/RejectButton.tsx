import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { Application } from "@ats/core/applications/application";
import { mayMoveTo, type Stage, stageFor } from "@ats/core/applications/stage";
import { IconButton, type IconButtonProps } from "@ats/ui/IconButton";
import { useTexts } from "@ats/ui/texts";
import { UserX } from "lucide-react";
import { applicationsTexts } from "./texts.ts";

interface RejectButtonProps extends Pick<IconButtonProps, "excludeFromTabOrder"> {
  application: Application;
  /** The stages of the job. */
  stages: readonly Stage[];
  onMove(stage: Stage): void;
}

/** Rejects the applicant of a row or card; absent where the application cannot be rejected. */
export function RejectButton({ application, stages, onMove, ...button }: RejectButtonProps) {
  const say = useTexts();
  const rejected = stageFor(stages, "REJECTED");
  if (!mayMoveTo(application, rejected)) return null;
  return (
    <IconButton
      {...button}
      aria-label={say(applicationsTexts.rejectApplicants, { applicants: displayName(application) })}
      aria-haspopup="dialog"
      icon={<UserX />}
      size="sm"
      onPress={() => onMove(rejected)}
    />
  );
}
