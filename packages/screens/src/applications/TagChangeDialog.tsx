import { changedTags, type TagChange, tagsMax } from "@ats/core/tags/tag";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { type ReactNode, useId, useState } from "react";
import { dialogTexts } from "./dialog-texts.ts";
import { TagsField } from "./TagsField.tsx";

interface TagChangeDialogProps<Row> {
  title: string;
  rows: readonly Row[];
  isPending?: boolean;
  onClose(): void;
  onSave(change: TagChange): void;
  /** Below the fields: the rows that would have too many tags, and what else there is to say. */
  children(staying: readonly Row[], change: TagChange): ReactNode;
}

/** Asks for the tags to add to several people, and to remove. */
export function TagChangeDialog<Row extends { tags: readonly string[] }>({
  title,
  rows,
  isPending = false,
  onClose,
  onSave,
  children,
}: TagChangeDialogProps<Row>) {
  const say = useTexts();
  const form = useId();
  const [change, setChange] = useState<TagChange>({ add: [], remove: [] });
  const [isMissing, setMissing] = useState(false);
  const isEmpty = change.add.length + change.remove.length === 0;
  const staying = rows.filter(({ tags }) => changedTags(tags, change).length > tagsMax);
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={onClose}
      title={title}
      footer={
        <>
          <Button onPress={onClose}>{say(words.cancel)}</Button>
          <Button type="submit" form={form} variant="primary" isPending={isPending}>
            {say(dialogTexts.saveTags)}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={() => (isEmpty ? setMissing(true) : onSave(change))}>
        <TagsField
          label={say(dialogTexts.addTags)}
          description={say(dialogTexts.addTagsHint)}
          value={change.add}
          onChange={(add) => setChange({ ...change, add })}
          autoFocus
          {...(isMissing && isEmpty && { errorMessage: say(dialogTexts.tagMissing) })}
        />
        <TagsField
          label={say(dialogTexts.removeTags)}
          value={change.remove}
          onChange={(remove) => setChange({ ...change, remove })}
        />
        {children(staying, change)}
      </Form>
    </Dialog>
  );
}
