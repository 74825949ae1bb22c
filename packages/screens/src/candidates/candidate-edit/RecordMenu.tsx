import { displayName } from "@ats/core/anonymisation/anonymisation";
import { addNote } from "@ats/core/applications/contract";
import { statusesOf } from "@ats/core/applications/status";
import type { CandidateDetails } from "@ats/core/candidates/candidate";
import { updateCandidate } from "@ats/core/candidates/details-contract";
import { eraseCandidate, exportCandidate } from "@ats/core/candidates/erasure-contract";
import { mergeCandidates } from "@ats/core/candidates/merge-contract";
import { holdCandidate } from "@ats/core/candidates/retention-contract";
import type { ApiError } from "@ats/core/contract/client";
import { ActionBar } from "@ats/ui/ActionBar";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import {
  Briefcase,
  Download,
  Eraser,
  FolderHeart,
  Mail,
  Merge,
  NotebookPen,
  Pencil,
  Scale,
} from "lucide-react";
import { lazy, Suspense, useCallback, useState } from "react";
import { actions } from "../../app/action-texts.ts";
import { KeyHint } from "../../commands/KeyHint.tsx";
import { usePageCommands } from "../../commands/usePageCommands.ts";
import { useAts } from "../../app/context.tsx";
import { saveFile } from "../../documents/save-file.ts";
import { useCan } from "../../session/session.tsx";
import { useMayCall } from "../../session/useMayCall.ts";
import { candidateEditTexts } from "./texts.ts";

const dialogs = {
  hold: lazy(() => import("./HoldDialog.tsx")),
  erase: lazy(() => import("./EraseDialog.tsx")),
  job: lazy(() => import("./AddCandidateToJob.tsx")),
  pool: lazy(() => import("./AddCandidateToPool.tsx")),
  merge: lazy(() => import("../candidate-merge/MergeWithDialog.tsx")),
};

const MessageCandidate = lazy(() => import("./MessageCandidate.tsx"));
const NotesDrawer = lazy(() => import("./NotesDrawer.tsx"));

interface RecordMenuProps {
  candidate: CandidateDetails;
  /** Undefined while the details are edited. */
  onEdit: (() => void) | undefined;
}

/** Offers the actions on a whole record: add to a job or pool, merge, export data, hold, erase. */
export function RecordMenu({ candidate, onEdit }: RecordMenuProps) {
  const say = useTexts();
  const { client } = useAts();
  const mayAdd = useCan("UPDATE_APPLICATIONS");
  const mayEdit = useMayCall(updateCandidate);
  const mayNote = useMayCall(addNote);
  const mayMerge = useMayCall(mergeCandidates);
  const mayHold = useMayCall(holdCandidate);
  const mayExport = useMayCall(exportCandidate);
  const mayErase = useMayCall(eraseCandidate);
  const [asked, ask] = useState<keyof typeof dialogs | "message" | "note">();
  const close = useCallback(() => ask(undefined), []);
  const Open = asked && asked !== "message" && asked !== "note" ? dialogs[asked] : undefined;
  const { application_list } = candidate;
  const latest =
    application_list.find(({ status }) => statusesOf.active.includes(status)) ??
    application_list[0];
  const { id, candidate_number } = candidate;
  const download = async () => {
    try {
      const file = await client.call(exportCandidate, { params: { id } });
      saveFile(file, say(candidateEditTexts.exportName, { number: candidate_number }));
    } catch (error) {
      showToast({
        title: say(candidateEditTexts.notExported),
        description: (error as ApiError).message,
        tone: "critical",
      });
    }
  };
  const bar = [
    onEdit &&
      mayEdit && { id: "edit", label: say(actions.edit), icon: <Pencil />, onAction: onEdit },
    mayAdd &&
      latest && {
        id: "message",
        label: say(candidateEditTexts.message),
        icon: <Mail />,
        keys: "E",
        onAction: () => ask("message"),
      },
    mayNote &&
      latest && {
        id: "note",
        label: say(candidateEditTexts.note),
        icon: <NotebookPen />,
        keys: "N",
        onAction: () => ask("note"),
      },
    {
      id: "pool",
      label: say(candidateEditTexts.addToPool),
      icon: <FolderHeart />,
      onAction: () => ask("pool"),
    },
    mayMerge && {
      id: "merge",
      label: say(candidateEditTexts.merge),
      icon: <Merge />,
      onAction: () => ask("merge"),
    },
    mayAdd && {
      id: "job",
      label: say(candidateEditTexts.addToJob),
      icon: <Briefcase />,
      variant: "primary" as const,
      onAction: () => ask("job"),
    },
  ].filter((action) => typeof action === "object");
  usePageCommands(displayName(candidate), bar);
  return (
    <>
      <ActionBar
        actions={bar.map((action) => ({
          ...action,
          ...(action.keys && { hint: <KeyHint keys={action.keys} /> }),
        }))}
        more={[
          {
            items: [
              mayExport && {
                id: "export",
                label: say(candidateEditTexts.export),
                icon: <Download />,
                onAction: () => void download(),
              },
              mayHold && {
                id: "hold",
                label: candidate.legal_hold
                  ? say(candidateEditTexts.releaseAction)
                  : say(candidateEditTexts.holdAction),
                icon: <Scale />,
                onAction: () => ask("hold"),
              },
              mayErase && {
                id: "erase",
                label: say(candidateEditTexts.eraseAction),
                icon: <Eraser />,
                tone: "critical" as const,
                onAction: () => ask("erase"),
              },
            ].filter((item) => item !== false),
          },
        ]}
      />
      {latest && (
        <Suspense>
          {asked === "message" && <MessageCandidate applicationId={latest.id} onClose={close} />}
          {asked === "note" && <NotesDrawer application={latest} onClose={close} />}
        </Suspense>
      )}
      {Open && (
        <Suspense>
          <Open candidate={candidate} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
