import type { Candidate } from "@ats/core/candidates/candidate";
import { changedTags, tagsMax, tooManyTags } from "@ats/core/tags/tag";
import { displayName } from "@ats/core/anonymisation/anonymisation";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useId, useState } from "react";
import { dialogTexts } from "../../applications/dialog-texts.ts";
import { TagsField } from "../../applications/TagsField.tsx";
import { sayPeople } from "../talent-pools/queries.ts";
import { candidateBulkTexts } from "./bulk-texts.ts";
import { type TagChange, useTagCandidates } from "./useTagCandidates.ts";

interface TagCandidatesDialogProps {
  candidates: readonly Candidate[];
  onClose(): void;
  onDone(): void;
}

/** Adds tags to several candidates, and removes tags. */
export default function TagCandidatesDialog(props: TagCandidatesDialogProps) {
  const { candidates, onClose, onDone } = props;
  const say = useTexts();
  const form = useId();
  const [change, setChange] = useState<TagChange>({ add: [], remove: [] });
  const [isMissing, setMissing] = useState(false);
  const isEmpty = change.add.length + change.remove.length === 0;
  const staying = candidates.filter(({ tags }) => changedTags(tags, change).length > tagsMax);
  const { isPending, tag } = useTagCandidates(onDone);
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={onClose}
      title={say(candidateBulkTexts.tagTitle, { candidates: sayPeople(say, candidates.length) })}
      footer={
        <>
          <Button onPress={onClose}>{say(words.cancel)}</Button>
          <Button type="submit" form={form} variant="primary" isPending={isPending}>
            {say(dialogTexts.saveTags)}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={() => (isEmpty ? setMissing(true) : tag(candidates, change))}>
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
          <Stack as="ul" gap="xs">
            {staying.map((row) => (
              <Text as="li" size="sm" key={row.id}>
                {say(candidateBulkTexts.reason, {
                  candidate: displayName(row),
                  reason: tooManyTags,
                })}
              </Text>
            ))}
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
