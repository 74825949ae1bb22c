import type { Application } from "@ats/core/applications/application";
import { changedTags, tagsMax, tooManyTags } from "@ats/core/tags/tag";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useId, useState } from "react";
import { applicantNames } from "./applicant-names.ts";
import { dialogTexts } from "./dialog-texts.ts";
import { StayingItems } from "./MoveEffect.tsx";
import { TagsField } from "./TagsField.tsx";
import { type TagChange, useRatingAndTags } from "./useRatingAndTags.ts";

interface TagDialogProps {
  applications: readonly Application[];
  onClose(): void;
  onSent(): void;
}

/** Adds tags to several applications, and removes tags. */
export default function TagDialog({ applications, onClose, onSent }: TagDialogProps) {
  const say = useTexts();
  const [change, setChange] = useState<TagChange>({ add: [], remove: [] });
  const [isMissing, setMissing] = useState(false);
  const { tag } = useRatingAndTags();
  const form = useId();
  const isEmpty = change.add.length + change.remove.length === 0;
  const withRemovedTags = applications.filter(({ tags }) =>
    tags.some((each) => change.remove.includes(each)),
  );
  const staying = applications.filter(({ tags }) => changedTags(tags, change).length > tagsMax);
  const submit = () => {
    if (isEmpty) return setMissing(true);
    tag(applications, change);
    onSent();
  };
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say(dialogTexts.tagTitle, { applicants: applicantNames(say, applications) })}
      footer={
        <>
          <Button onPress={onClose}>{say(words.cancel)}</Button>
          <Button type="submit" form={form} variant="primary">
            {say(dialogTexts.saveTags)}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={submit}>
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
        {staying.length > 0 && (
          <Stack as="ul" gap="xs" aria-label={say(dialogTexts.unchanged)}>
            <StayingItems applications={staying} whyNot={() => tooManyTags} />
          </Stack>
        )}
        {change.remove.length > 0 && (
          <Text size="sm" tone="muted">
            {say(dialogTexts.haveRemovedTags, {
              tagged: withRemovedTags.length,
              count: applications.length,
            })}
          </Text>
        )}
      </Form>
    </Dialog>
  );
}
