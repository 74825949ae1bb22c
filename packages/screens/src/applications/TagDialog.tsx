import type { Application } from "@ats/core/applications/application";
import { changedTags, tagsMax, tooManyTags } from "@ats/core/tags/tag";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useId, useState } from "react";
import { StayingItems } from "./MoveEffect.tsx";
import { type TagChange, useRatingAndTags } from "./useRatingAndTags.ts";
import { TagsField } from "./TagsField.tsx";
import { applicantNames } from "./applicant-names.ts";

interface TagDialogProps {
  applications: readonly Application[];
  onClose(): void;
  onSent(): void;
}

/** Adds tags to several applications, and removes tags. */
export default function TagDialog({ applications, onClose, onSent }: TagDialogProps) {
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
      title={`Tag ${applicantNames(applications)}`}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary">
            Save tags
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={submit}>
        <TagsField
          label="Add"
          description="Choose an existing tag, or type a new one and press Enter."
          value={change.add}
          onChange={(add) => setChange({ ...change, add })}
          autoFocus
          {...(isMissing && isEmpty && { errorMessage: "Add or remove a tag." })}
        />
        <TagsField
          label="Remove"
          value={change.remove}
          onChange={(remove) => setChange({ ...change, remove })}
        />
        {staying.length > 0 && (
          <Stack as="ul" gap="xs" aria-label="Unchanged applicants">
            <StayingItems applications={staying} whyNot={() => tooManyTags} />
          </Stack>
        )}
        {change.remove.length > 0 && (
          <Text size="sm" tone="muted">
            {withRemovedTags.length} of {applications.length} have at least one of these.
          </Text>
        )}
      </Form>
    </Dialog>
  );
}
