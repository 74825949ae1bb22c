import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { Application } from "@ats/core/applications/application";
import { changeBetween } from "@ats/core/tags/tag";
import { Popover } from "@ats/ui/Popover";
import { Rating } from "@ats/ui/Rating";
import { Stack } from "@ats/ui/Stack";
import { useTexts } from "@ats/ui/texts";
import type { RefObject } from "react";
import { dialogTexts } from "./dialog-texts.ts";
import { TagsField } from "./TagsField.tsx";
import { useRatingAndTags } from "./useRatingAndTags.ts";

export interface RatingAndTagsPopoverProps {
  application: Application;
  anchor: RefObject<Element | null>;
  onClose(): void;
}

/** Edits the stars and tags of one application; each change is saved at once. */
export default function RatingAndTagsPopover({
  application,
  anchor,
  onClose,
}: RatingAndTagsPopoverProps) {
  const say = useTexts();
  const { rate, tag } = useRatingAndTags();
  return (
    <Popover
      isOpen
      anchor={anchor}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      label={say(dialogTexts.ratingAndTags, { applicant: displayName(application) })}
      hasTitle
      placement="bottom end"
    >
      <Stack gap="md">
        <Rating
          label={say(dialogTexts.rating)}
          isLabelHidden={false}
          value={application.rating}
          onChange={(stars) => rate(application, stars)}
        />
        <TagsField
          label={say(dialogTexts.tags)}
          value={application.tags}
          autoFocus
          onChange={(tags) => tag([application], changeBetween(application.tags, tags))}
        />
      </Stack>
    </Popover>
  );
}
