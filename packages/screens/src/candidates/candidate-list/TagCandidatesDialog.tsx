import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { Candidate } from "@ats/core/candidates/candidate";
import { tooManyTags } from "@ats/core/tags/tag";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { TagChangeDialog } from "../../applications/TagChangeDialog.tsx";
import { sayPeople } from "../talent-pools/queries.ts";
import { candidateBulkTexts } from "./bulk-texts.ts";
import { useTagCandidates } from "./useTagCandidates.ts";

interface TagCandidatesDialogProps {
  candidates: readonly Candidate[];
  onClose(): void;
  onDone(): void;
}

/** Adds tags to several candidates, and removes tags. */
export default function TagCandidatesDialog(props: TagCandidatesDialogProps) {
  const { candidates, onClose, onDone } = props;
  const say = useTexts();
  const { isPending, tag } = useTagCandidates(onDone);
  return (
    <TagChangeDialog
      title={say(candidateBulkTexts.tagTitle, { candidates: sayPeople(say, candidates.length) })}
      rows={candidates}
      isPending={isPending}
      onClose={onClose}
      onSave={(change) => tag(candidates, change)}
    >
      {(staying) =>
        staying.length > 0 && (
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
        )
      }
    </TagChangeDialog>
  );
}
