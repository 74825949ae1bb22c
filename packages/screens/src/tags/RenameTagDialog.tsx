import { renameTag, type TagUse } from "@ats/core/tags/contract";
import { isSameTag, tagMaxLength } from "@ats/core/tags/tag";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form, type FormError } from "@ats/ui/Form";
import { TextField } from "@ats/ui/TextField";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useCall } from "../app/endpoint.ts";
import { tagSettingTexts } from "./texts.ts";

interface RenameTagDialogProps {
  tag: TagUse;
  tags: readonly TagUse[];
  onClose(): void;
}

/** Renames a tag; merges it into the one that has the name already. */
export default function RenameTagDialog({ tag, tags, onClose }: RenameTagDialogProps) {
  const say = useTexts();
  const form = useId();
  const queries = useQueryClient();
  const [label, setLabel] = useState(tag.label);
  const [errors, setErrors] = useState<FormError[]>([]);
  const same = tags.find((each) => each.id !== tag.id && isSameTag(each.label, label.trim()));
  const rename = useCall(renameTag, {
    onSuccess: () => {
      // Records that carry the tag are shown on many pages.
      void queries.invalidateQueries();
      const done = same ? tagSettingTexts.merged : tagSettingTexts.renamed;
      showToast({ tone: "positive", title: say(done, { label: same?.label ?? label.trim() }) });
      onClose();
    },
  });
  const submit = () => {
    const isEmpty = !label.trim();
    setErrors(isEmpty ? [{ name: "label", message: say(tagSettingTexts.enterName) }] : []);
    if (isEmpty || rename.isPending) return;
    const body = { before: tag.label, label, merge: Boolean(same) };
    rename.mutate({ params: { id: tag.id }, body });
  };
  const title = say(tagSettingTexts.renameTitle, { label: tag.label });
  return (
    <Dialog
      isOpen
      title={title}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{say(words.cancel)}</Button>
          <Button type="submit" form={form} variant="primary" isPending={rename.isPending}>
            {say(same ? tagSettingTexts.merge : tagSettingTexts.save)}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        aria-label={title}
        onSubmit={submit}
        errors={rename.error ? [{ message: rename.error.message }] : errors}
      >
        <TextField
          label={say(tagSettingTexts.name)}
          name="label"
          autoFocus
          isRequired
          maxLength={tagMaxLength}
          value={label}
          onChange={setLabel}
        />
        {same && (
          <Banner tone="warning" title={say(tagSettingTexts.willMerge, { label: same.label })} />
        )}
      </Form>
    </Dialog>
  );
}
