import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { CandidateDetails } from "@ats/core/candidates/candidate";
import { exportCandidate } from "@ats/core/candidates/erasure-contract";
import type { ApiError } from "@ats/core/contract/client";
import { type Action, ActionBar } from "@ats/ui/ActionBar";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { Briefcase, Download, Eraser, FolderHeart, Mail, Merge, Pencil, Scale } from "lucide-react";
import { lazy, Suspense, useCallback, useState } from "react";
import { actions } from "../../app/action-texts.ts";
import { usePageCommands } from "../../commands/usePageCommands.ts";
import { useAts } from "../../app/context.tsx";
import { saveFile } from "../../documents/save-file.ts";
import { useCan } from "../../session/session.tsx";
import { candidateEditTexts } from "./texts.ts";

const dialogs = {
  hold: lazy(() => import("./HoldDialog.tsx")),
  erase: lazy(() => import("./EraseDialog.tsx")),
  job: lazy(() => import("./AddCandidateToJob.tsx")),
  pool: lazy(() => import("./AddCandidateToPool.tsx")),
  merge: lazy(() => import("../candidate-merge/MergeWithDialog.tsx")),
};

const MessageCandidate = lazy(() => import("./MessageCandidate.tsx"));

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
  const mayErase = useCan("ERASE_CANDIDATES");
  const [asked, ask] = useState<keyof typeof dialogs | "message">();
  const close = useCallback(() => ask(undefined), []);
  const Open = asked && asked !== "message" ? dialogs[asked] : undefined;
  const [latest] = candidate.application_list;
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
  const bar: (Action | false)[] = [
    onEdit !== undefined && {
      id: "edit",
      label: say(actions.edit),
      icon: <Pencil />,
      onAction: onEdit,
    },
    mayAdd &&
      latest !== undefined && {
        id: "message",
        label: say(candidateEditTexts.message),
        icon: <Mail />,
        onAction: () => ask("message"),
      },
    mayAdd && {
      id: "job",
      label: say(candidateEditTexts.addToJob),
      icon: <Briefcase />,
      variant: "primary",
      onAction: () => ask("job"),
    },
  ];
  usePageCommands(
    displayName(candidate),
    bar.flatMap((action) =>
      action && action.onAction
        ? [{ ...action, onAction: action.onAction, ...(action.id === "message" && { keys: "E" }) }]
        : [],
    ),
  );
  return (
    <>
      <ActionBar
        actions={bar.filter((action) => action !== false)}
        more={[
          {
            items: [
              {
                id: "pool",
                label: say(candidateEditTexts.addToPool),
                icon: <FolderHeart />,
                onAction: () => ask("pool"),
              },
              {
                id: "merge",
                label: say(candidateEditTexts.merge),
                icon: <Merge />,
                onAction: () => ask("merge"),
              },
              ...(mayErase
                ? [
                    {
                      id: "export",
                      label: say(candidateEditTexts.export),
                      icon: <Download />,
                      onAction: () => void download(),
                    },
                    {
                      id: "hold",
                      label: candidate.legal_hold
                        ? say(candidateEditTexts.releaseAction)
                        : say(candidateEditTexts.holdAction),
                      icon: <Scale />,
                      onAction: () => ask("hold"),
                    },
                    {
                      id: "erase",
                      label: say(candidateEditTexts.eraseAction),
                      icon: <Eraser />,
                      tone: "critical" as const,
                      onAction: () => ask("erase"),
                    },
                  ]
                : []),
            ],
          },
        ]}
      />
      {asked === "message" && latest && (
        <Suspense>
          <MessageCandidate applicationId={latest.id} onClose={close} />
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
