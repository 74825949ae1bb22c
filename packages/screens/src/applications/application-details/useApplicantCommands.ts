import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { Application } from "@ats/core/applications/application";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { usePageCommands } from "../../commands/usePageCommands.ts";
import { useCan } from "../../session/session.tsx";
import { applicantCommandTexts } from "./applicant-command-texts.ts";

/**
 * Offers to write to the shown applicant and about them. Returns how often a note about this one
 * was asked for.
 */
export function useApplicantCommands(
  application: Application | undefined,
  { onNote, onMessage }: { onNote(): void; onMessage(): void },
): number {
  const say = useTexts();
  const [asked, setAsked] = useState({ id: 0, times: 0 });
  const noteAbout = (id: number) => {
    setAsked({ id, times: asked.times + 1 });
    onNote();
  };
  const isThere = useCan("UPDATE_APPLICATIONS") && application !== undefined;
  usePageCommands(application && displayName(application), [
    {
      id: "note",
      label: say(applicantCommandTexts.note),
      keys: "N",
      isThere,
      onAction: () => application && noteAbout(application.id),
    },
    {
      id: "message",
      label: say(applicantCommandTexts.message),
      keys: "E",
      isThere: isThere && !application?.anonymised_row,
      onAction: onMessage,
    },
  ]);
  return application?.id === asked.id ? asked.times : 0;
}
