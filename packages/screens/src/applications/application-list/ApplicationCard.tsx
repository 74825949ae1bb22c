import type { Application } from "@ats/core/applications/application";
import { displayName } from "@ats/core/anonymisation/anonymisation";
import { Inline } from "@ats/ui/Inline";
import { Rating } from "@ats/ui/Rating";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { RelativeTime } from "../../dates/RelativeTime.tsx";
import { HighlightMarks } from "../HighlightMarks.tsx";
import { KnockOutMark } from "../KnockOutMark.tsx";
import { AnonymisedMark, anonymisedNote } from "../AnonymisedMark.tsx";

interface ApplicationCardProps {
  application: Application;
  onIntent?(application: Application): void;
}

/** An application on the board: who, what they do now, how they were rated, and for how long they wait. */
export function ApplicationCard({ application, onIntent }: ApplicationCardProps) {
  const { knocked_out, current_jobtitle, rating, status_date_time, anonymised_row, highlights } =
    application;
  return (
    <div onPointerEnter={() => onIntent?.(application)}>
      <Stack gap="xs">
        <Inline gap="xs">
          <Text weight="medium">{displayName(application)}</Text>
          {anonymised_row && <AnonymisedMark note={anonymisedNote} />}
        </Inline>
        {current_jobtitle && (
          <Text size="sm" tone="muted">
            {current_jobtitle}
          </Text>
        )}
        {highlights.length + knocked_out > 0 && (
          <Inline gap="xs">
            <HighlightMarks highlights={highlights} />
            {knocked_out > 0 && <KnockOutMark count={knocked_out} />}
          </Inline>
        )}
        <Inline justify="between" gap="sm">
          <Text size="xs" tone="muted">
            <RelativeTime iso={status_date_time} as="elapsed" />
          </Text>
          {rating && <Rating value={rating} label="Rating" />}
        </Inline>
      </Stack>
    </div>
  );
}
