import { displayName } from "@ats/core/anonymisation/anonymisation";
import { addNote } from "@ats/core/applications/contract";
import type { Application } from "@ats/core/applications/application";
import { sendEmails } from "@ats/core/messages/contract";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { usePageCommands } from "../../commands/usePageCommands.ts";
import { useMayCall } from "../../session/useMayCall.ts";
import { applicantCommandTexts } from "./applicant-command-texts.ts";

interface ApplicantCommands {
  /** How often a note about the shown applicant was asked for. */
  noteAsked: number;
  /** Absent for a reader who may not write notes. */
  onNote: (() => void) | undefined;
  /** Absent where the reader may not write, or not know to whom. */
  onMessage: (() => void) | undefined;
}

/** Offers to write to the shown applicant and about them, also by key. */
export function useApplicantCommands(
  application: Application | undefined,
  { onNote, onMessage }: { onNote(): void; onMessage(): void },
): ApplicantCommands {
  const say = useTexts();
  const [asked, setAsked] = useState({ id: 0, times: 0 });
  const id = application?.id;
  const note = () => {
    if (!id) return;
    setAsked({ id, times: asked.times + 1 });
    onNote();
  };
  const mayNote = useMayCall(addNote) && application !== undefined;
  const mayMessage =
    useMayCall(sendEmails) && application !== undefined && !application.anonymised_row;
  usePageCommands(application && displayName(application), [
    {
      id: "note",
      label: say(applicantCommandTexts.note),
      keys: "N",
      isThere: mayNote,
      onAction: note,
    },
    {
      id: "message",
      label: say(applicantCommandTexts.message),
      keys: "E",
      isThere: mayMessage,
      onAction: onMessage,
    },
  ]);
  return {
    noteAsked: id === asked.id ? asked.times : 0,
    onNote: mayNote ? note : undefined,
    onMessage: mayMessage ? onMessage : undefined,
  };
}
