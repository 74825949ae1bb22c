import { EarlyInput, Typed } from "@ats/ui/CommandPalette";
import { onDemand } from "@ats/ui/onDemand";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { whenIdle } from "../app/when-idle.ts";
import type { ShellDialog } from "../commands/shell-actions.tsx";

// Loaded on demand: few visits need it.
const loadCommands = () => import("../commands/CommandSheets.tsx");
const CommandSheets = onDemand(loadCommands);
const SuggestionDialog = onDemand(() => import("../suggestions/SuggestionDialog.tsx"));
const SupportNoteDialog = onDemand(() => import("../settings/support-note/SupportNoteDialog.tsx"));
const SwitchAccountDialog = onDemand(
  () => import("../session/switch-account/SwitchAccountDialog.tsx"),
);

const loadVisitRecorder = () => import("../commands/VisitRecorder.tsx");
const VisitRecorder = lazy(loadVisitRecorder);
const loadPrintedBy = () => import("./PrintedBy.tsx");
const PrintedBy = lazy(loadPrintedBy);

interface ShellDialogsProps {
  opened: ShellDialog | undefined;
  onClose(): void;
}

export function ShellDialogs({ opened, onClose }: ShellDialogsProps) {
  const hasCommands = opened === "commands" || opened === "shortcuts";
  const queries = useQueryClient();
  const [typed] = useState(() => new Typed());
  const [isIdle, setIdle] = useState(false);
  // Rendered while idle too, closed, because a first render is slow.
  const [hasRendered, setHasRendered] = useState(false);
  if (hasCommands && !hasRendered) setHasRendered(true);
  useEffect(
    () =>
      whenIdle(queries, () => {
        setIdle(true);
        // Code that fails to load now is asked for again on first use.
        return Promise.allSettled([
          CommandSheets.preload(),
          loadCommands()
            .then(({ preloadSheets }) => preloadSheets())
            .then(() => setHasRendered(true)),
          loadVisitRecorder(),
          loadPrintedBy(),
        ]);
      }),
    [queries],
  );
  return (
    <>
      {hasRendered && (
        <CommandSheets
          {...{ opened, onClose, typed }}
          fallback={opened === "commands" && <EarlyInput typed={typed} onClose={onClose} />}
        />
      )}
      <Suspense>
        {isIdle && <VisitRecorder />}
        {isIdle && <PrintedBy />}
      </Suspense>
      {opened === "suggestion" && <SuggestionDialog onClose={onClose} />}
      {opened === "supportNote" && <SupportNoteDialog onClose={onClose} />}
      {opened === "switchAccount" && <SwitchAccountDialog isOpen onOpenChange={onClose} />}
    </>
  );
}
