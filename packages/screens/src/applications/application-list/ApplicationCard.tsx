import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { Application } from "@ats/core/applications/application";
import { Inline } from "@ats/ui/Inline";
import { Rating } from "@ats/ui/Rating";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { useDates } from "../../dates/useDates.ts";
import { TagsCell } from "../../lists/TagsCell.tsx";
import { AnonymisedMark } from "../AnonymisedMark.tsx";
import { detailsOfHidden } from "../anonymised-texts.ts";
import { HighlightMarks } from "../HighlightMarks.tsx";
import { KnockOutMark } from "../KnockOutMark.tsx";
import { boardTexts } from "./board-texts.ts";

interface ApplicationCardProps {
  application: Application;
}

/** Shows the applicant's name, or number where anonymised. */
export function ApplicationTitle({ application }: ApplicationCardProps) {
  const say = useTexts();
  return (
    <>
      {displayName(application)}
      {application.anonymised_row && (
        <>
          {" "}
          <AnonymisedMark note={detailsOfHidden(say, application.anonymise_data_fields)} />
        </>
      )}
    </>
  );
}

/** Shows an application on the board: current job, marks and time in the stage. */
export function ApplicationCard({ application }: ApplicationCardProps) {
  const say = useTexts();
  const { elapsed, fullDate } = useDates();
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
      {tags.length > 0 && <TagsCell tags={tags} most={2} />}
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
            {say(boardTexts.notViewed)}
          </Text>
        )}
        {rating && <Rating value={rating} label={say(boardTexts.rating)} />}
      </Inline>
    </>
  );
}
