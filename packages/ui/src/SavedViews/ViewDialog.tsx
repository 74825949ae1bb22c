import { type FormEvent, useId, useState } from "react";
import { Button } from "../Button/Button.tsx";
import { ConfirmDialog } from "../ConfirmDialog/ConfirmDialog.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { useTexts } from "../texts/texts.tsx";
import { words } from "../words/texts.ts";
import type { SavedView } from "./savedView.ts";
import { savedViewsTexts } from "./texts.ts";
import type { ViewMenuProps, ViewTask } from "./viewMenu.tsx";

type ViewDialogProps = {
  task: ViewTask;
  view: SavedView | undefined;
  views: ViewMenuProps;
  onClose: () => void;
};

export default function ViewDialog(props: ViewDialogProps) {
  const { task, view, views, onClose } = props;
  const say = useTexts();
  const onOpenChange = (isOpen: boolean) => !isOpen && onClose();
  if (task !== "delete") return <NameDialog {...props} />;
  if (!view) return null;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onOpenChange}
      tone="critical"
      title={say(savedViewsTexts.deleteViewTitle, { name: view.name })}
      confirmLabel={say(savedViewsTexts.deleteView)}
      onConfirm={() => {
        views.onDelete?.(view.id);
        onClose();
      }}
    >
      {say(view.isShared ? savedViewsTexts.deleteSharedViewHint : savedViewsTexts.deleteViewHint)}
    </ConfirmDialog>
  );
}

/** Asks for the name of a new view or of the current one. */
function NameDialog({ task, view, views, onClose }: ViewDialogProps) {
  const say = useTexts();
  const form = useId();
  const isNew = task === "save";
  const [name, setName] = useState(isNew ? "" : (view?.name ?? ""));
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const newName = name.trim();
    if (newName === "") return setMissing(true);
    if (isNew) views.onSave?.({ name: newName });
    else if (view) views.onRename?.(view.id, newName);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title={say(isNew ? savedViewsTexts.saveViewAs : savedViewsTexts.renameView)}
      footer={
        <>
          <Button onPress={onClose}>{say(words.cancel)}</Button>
          <Button type="submit" form={form} variant="primary">
            {say(savedViewsTexts.save)}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextField
          label={say(savedViewsTexts.viewName)}
          value={name}
          onChange={setName}
          isRequired
          autoFocus
          maxLength={60}
          errorMessage={isMissing && name.trim() === "" ? say(words.fieldRequired) : undefined}
        />
      </form>
    </Dialog>
  );
}
