import { lazy, Suspense, useState } from "react";
import type { ShellDialog } from "../commands/shell-actions.tsx";

// Loaded on demand: few visits need it.
const CommandSheets = lazy(() => import("../commands/CommandSheets.tsx"));
const SuggestionDialog = lazy(() => import("../suggestions/SuggestionDialog.tsx"));
const SupportNoteDialog = lazy(() => import("../settings/support-note/SupportNoteDialog.tsx"));
const SwitchAccountDialog = lazy(() => import("../session/switch-account/SwitchAccountDialog.tsx"));

interface ShellDialogsProps {
  opened: ShellDialog | undefined;
  onClose(): void;
}

export function ShellDialogs({ opened, onClose }: ShellDialogsProps) {
  const hasCommands = opened === "commands" || opened === "shortcuts";
  const [hadCommands, setHadCommands] = useState(false);
  if (hasCommands && !hadCommands) setHadCommands(true);
  return (
    <Suspense>
      {hadCommands && <CommandSheets {...{ opened, onClose }} />}
      {opened === "suggestion" && <SuggestionDialog onClose={onClose} />}
      {opened === "supportNote" && <SupportNoteDialog onClose={onClose} />}
      {opened === "switchAccount" && <SwitchAccountDialog isOpen onOpenChange={onClose} />}
    </Suspense>
  );
}
