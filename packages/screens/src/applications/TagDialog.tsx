import type { Application } from "@ats/core/applications/application";
import { tooManyTags } from "@ats/core/tags/tag";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { applicantNames } from "./applicant-names.ts";
import { dialogTexts } from "./dialog-texts.ts";
import { StayingItems } from "./MoveEffect.tsx";
import { TagChangeDialog } from "./TagChangeDialog.tsx";
import { useRatingAndTags } from "./useRatingAndTags.ts";

interface TagDialogProps {
  applications: readonly Application[];
  onClose(): void;
  onSent(): void;
}

/** Adds tags to several applications, and removes tags. */
export default function TagDialog({ applications, onClose, onSent }: TagDialogProps) {
  const say = useTexts();
  const { tag } = useRatingAndTags();
  return (
    <TagChangeDialog
      title={say(dialogTexts.tagTitle, { applicants: applicantNames(say, applications) })}
      rows={applications}
      onClose={onClose}
      onSave={(change) => {
        tag(applications, change);
        onSent();
      }}
    >
      {(staying, { remove }) => (
        <>
          {staying.length > 0 && (
            <Stack as="ul" gap="xs" aria-label={say(dialogTexts.unchanged)}>
              <StayingItems applications={staying} whyNot={() => tooManyTags} />
            </Stack>
          )}
          {remove.length > 0 && (
            <Text size="sm" tone="muted">
              {say(dialogTexts.haveRemovedTags, {
                tagged: applications.filter(({ tags }) =>
                  tags.some((each) => remove.includes(each)),
                ).length,
                count: applications.length,
              })}
            </Text>
          )}
        </>
      )}
    </TagChangeDialog>
  );
}
