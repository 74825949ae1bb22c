import type { Application } from "@ats/core/applications/application";
import { displayName } from "@ats/core/anonymisation/anonymisation";
import { Inline } from "@ats/ui/Inline";
import { Rating } from "@ats/ui/Rating";
import { Text } from "@ats/ui/Text";
import { elapsed, fullDate } from "../../dates/dates.ts";
import { TagsCell } from "../../lists/TagsCell.tsx";
import { HighlightMarks } from "../HighlightMarks.tsx";
import { KnockOutMark } from "../KnockOutMark.tsx";
import { AnonymisedMark, anonymisedNote } from "../AnonymisedMark.tsx";

interface ApplicationCardProps {
  application: Application;
}

/** Shows the applicant's name, or number where anonymised. */
export const ApplicationTitle = ({ application }: ApplicationCardProps) => (
  <>
    {displayName(application)}
    {application.anonymised_row && (
      <>
        {" "}
        <AnonymisedMark note={anonymisedNote} />
      </>
    )}
  </>
);

/** Shows an application on the board: current job, marks and time in the stage. */
export function ApplicationCard({ application }: ApplicationCardProps) {
  const { knocked_out, current_jobtitle, rating, status_date_time, highlights, tags, viewed } =
    application;
  return (
    <>
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
      {tags.length > 0 && <TagsCell tags={tags} />}
      <Inline justify="between" gap="sm">
        <Text
          as="time"
          size="xs"
          tone="muted"
          dateTime={status_date_time}
          title={fullDate(status_date_time)}
        >
          {elapsed(status_date_time)}
        </Text>
        {!viewed && (
          <Text size="xs" weight="medium">
            Not viewed
          </Text>
        )}
        {rating && <Rating value={rating} label="Rating" />}
      </Inline>
    </>
  );
}
