import { Drawer } from "@ats/ui/Drawer";
import { useTexts } from "@ats/ui/texts";
import { NotesTab } from "../../applications/application-details/NotesTab.tsx";
import { useNotes } from "../../applications/application-details/queries.ts";
import { candidateEditTexts } from "./texts.ts";

interface NotesDrawerProps {
  application: { id: number; job_title: string };
  onClose(): void;
}

/** The notes of one of the candidate's applications, beside the page; begins in a new note. */
export default function NotesDrawer({ application, onClose }: NotesDrawerProps) {
  const say = useTexts();
  const notes = useNotes(application.id);
  return (
    <Drawer
      isOpen
      isBeside
      title={say(candidateEditTexts.notesFor, { job: application.job_title })}
      onOpenChange={onClose}
    >
      <NotesTab id={application.id} notes={notes} focused={1} />
    </Drawer>
  );
}
