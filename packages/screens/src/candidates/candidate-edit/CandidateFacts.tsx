import type { CandidateDetails } from "@ats/core/candidates/candidate";
import { candidateLabels } from "@ats/core/candidates/candidate-labels";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { Tag } from "@ats/ui/Tag";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { ContactLines } from "../../applications/application-details/ContactLines.tsx";
import { useDates } from "../../dates/useDates.ts";
import { contractText } from "../../languages/contract-text.ts";
import { candidateEditTexts } from "./texts.ts";

/** Contact lines, tags and consent, as far as the reader may see them. */
export function CandidateFacts({ candidate }: { candidate: CandidateDetails }) {
  const say = useTexts();
  const { shortDate } = useDates();
  const { tags, consent_date_time, retention_date } = candidate;
  const consent = [
    consent_date_time &&
      say(candidateEditTexts.consented, {
        consent: say(contractText(candidateLabels.consent)),
        date: shortDate(consent_date_time),
      }),
    retention_date && say(candidateEditTexts.keptUntil, { date: shortDate(retention_date) }),
  ].filter(Boolean);
  return (
    <Stack gap="sm">
      <ContactLines application={candidate} />
      {(tags.length > 0 || consent.length > 0) && (
        <Inline gap="sm">
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
          {consent.length > 0 && (
            <Text size="sm" tone="muted">
              {consent.join(" · ")}
            </Text>
          )}
        </Inline>
      )}
    </Stack>
  );
}
