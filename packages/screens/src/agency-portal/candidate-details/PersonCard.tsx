import { Card } from "@ats/ui/Card";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { Link } from "@ats/ui/Link";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { useDates } from "../../dates/useDates.ts";
import type { SubmissionCardProps } from "./submission-card.ts";
import { candidateDetailsTexts } from "./texts.ts";

/** What the agency submitted of a candidate. */
export function PersonCard({ submission }: SubmissionCardProps) {
  const say = useTexts();
  const { shortDate } = useDates();
  const { email, contact_mobile_number: mobile, city, postcode, note } = submission;
  return (
    <Card title={say(candidateDetailsTexts.person)}>
      <DescriptionList
        items={[
          {
            term: say(candidateDetailsTexts.email),
            description: email ? <Link href={`mailto:${email}`}>{email}</Link> : undefined,
          },
          {
            term: say(candidateDetailsTexts.mobile),
            description: mobile ? <Link href={`tel:${mobile}`}>{mobile}</Link> : undefined,
          },
          {
            term: say(candidateDetailsTexts.place),
            description: [city, postcode].filter(Boolean).join(" ") || undefined,
          },
          {
            term: say(candidateDetailsTexts.consent),
            description: shortDate(submission.consent_date),
          },
          {
            term: say(candidateDetailsTexts.availability),
            description: submission.availability || undefined,
          },
          {
            term: say(candidateDetailsTexts.note),
            description: note ? <Text preserveLines>{note}</Text> : undefined,
          },
        ]}
      />
    </Card>
  );
}
