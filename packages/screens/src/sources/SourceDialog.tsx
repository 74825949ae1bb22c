import {
  addSource,
  listSourceUses,
  renameSource,
  type SourceUse,
} from "@ats/core/sources/contract";
import { automaticSource, isSameSource, sourceMaxLength } from "@ats/core/sources/source";
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
import { keyOf } from "../app/query.ts";
import { sourceEffectTexts, sourceSettingTexts } from "./texts.ts";

interface SourceDialogProps {
  /** The source that is renamed. Default: one is added. */
  source?: SourceUse & { id: number };
  sources: readonly SourceUse[];
  onClose(): void;
}

/** Adds a source, renames it, or merges it into the one that has the name already. */
export default function SourceDialog({ source, sources, onClose }: SourceDialogProps) {
  const say = useTexts();
  const form = useId();
  const queries = useQueryClient();
  const [label, setLabel] = useState(source?.label ?? "");
  const [errors, setErrors] = useState<FormError[]>([]);
  const others = sources.filter((each) => each.id !== null && each.id !== source?.id);
  const same =
    source &&
    (others.find((each) => isSameSource(each.label, label))?.label ?? automaticSource(label));
  const finish = (title: string) => {
    showToast({ tone: "positive", title });
    onClose();
  };
  const add = useCall(addSource, {
    onSuccess() {
      void queries.invalidateQueries({ queryKey: keyOf(listSourceUses) });
      finish(say(sourceSettingTexts.added, { label: label.trim() }));
    },
  });
  const rename = useCall(renameSource, {
    onSuccess() {
      // Applications show their source on many pages.
      void queries.invalidateQueries();
      const done = same ? sourceSettingTexts.merged : sourceSettingTexts.renamed;
      finish(say(done, { label: same ?? label.trim() }));
    },
  });
  const isPending = add.isPending || rename.isPending;
  const submit = () => {
    const isEmpty = !label.trim();
    setErrors(isEmpty ? [{ name: "label", message: say(sourceSettingTexts.enterName) }] : []);
    if (isEmpty || isPending) return;
    if (!source) return add.mutate({ body: { label } });
    const body = { before: source.label, label, merge: Boolean(same) };
    rename.mutate({ params: { id: source.id }, body });
  };
  const title = source
    ? say(sourceSettingTexts.renameTitle, { label: source.label })
    : say(sourceSettingTexts.addTitle);
  const failed = add.error ?? rename.error;
  const saves = source ? sourceSettingTexts.save : sourceSettingTexts.add;
  return (
    <Dialog
      isOpen
      title={title}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{say(words.cancel)}</Button>
          <Button type="submit" form={form} variant="primary" isPending={isPending}>
            {say(same ? sourceSettingTexts.merge : saves)}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        aria-label={title}
        onSubmit={submit}
        errors={failed ? [{ message: failed.message }] : errors}
      >
        <TextField
          label={say(sourceSettingTexts.name)}
          name="label"
          autoFocus
          isRequired
          maxLength={sourceMaxLength}
          value={label}
          onChange={setLabel}
          {...(source && { description: say(sourceSettingTexts.renameHint) })}
        />
        {source && <Effect source={source} label={label} same={same} />}
      </Form>
    </Dialog>
  );
}

interface EffectProps {
  source: SourceUse;
  label: string;
  /** The source into which it is merged. */
  same: string | undefined;
}

/** The applications, highlights and saved views that a new name concerns. */
function Effect({ source, label, same }: EffectProps) {
  const say = useTexts();
  const { label: before, applications: count, highlights, views } = source;
  if (label.trim() === before) return null;
  const names = new Intl.ListFormat(say.locale).format(highlights.map((name) => `“${name}”`));
  const effects = [
    ...(same ? [say(sourceSettingTexts.willMerge, { label: before, other: same })] : []),
    ...(highlights.length > 0
      ? [say(sourceEffectTexts.highlights, { count: highlights.length, names })]
      : []),
    ...(views > 0 ? [say(sourceEffectTexts.views, { count: views })] : []),
  ];
  const title = same
    ? say(sourceEffectTexts.moves, { count, label: same })
    : say(sourceEffectTexts.renames, { count });
  if (!same && count === 0 && effects.length === 0) return null;
  return (
    <Banner tone={effects.length > 0 ? "warning" : "info"} title={title}>
      {effects.length > 0 && effects.join(" ")}
    </Banner>
  );
}
