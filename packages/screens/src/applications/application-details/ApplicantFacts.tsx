import type { ApplicationDetails } from "@ats/core/applications/application";
import { Inline } from "@ats/ui/Inline";
import { Rating } from "@ats/ui/Rating";
import { Stack } from "@ats/ui/Stack";
import { Tag } from "@ats/ui/Tag";
import { Text } from "@ats/ui/Text";
import { AnonymisedMark, anonymisedNote } from "../AnonymisedMark.tsx";
import { ContactLines } from "./ContactLines.tsx";

/** What is known of the applicant at a glance; and that some of it is hidden. */
export function ApplicantFacts({ application }: { application: ApplicationDetails }) {
  const { rating, tags, anonymised_row } = application;
  return (
    <Stack gap="sm">
      {anonymised_row && (
        <Inline gap="xs">
          <AnonymisedMark note="Anonymised" />
          <Text size="sm" tone="muted">
            {anonymisedNote}
          </Text>
        </Inline>
      )}
      <ContactLines application={application} />
      {(rating || tags.length > 0) && (
        <Inline gap="sm">
          {rating && <Rating value={rating} label="Rating" />}
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </Inline>
      )}
    </Stack>
  );
}
