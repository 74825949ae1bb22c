import { displayName } from "@ats/core/anonymisation/anonymisation";
import { Checkbox } from "@ats/ui/Checkbox";
import { Section } from "@ats/ui/Section";
import { Skeleton } from "@ats/ui/Skeleton";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { useQuery } from "@tanstack/react-query";
import { useAts } from "../app/context.tsx";
import { ListFailed } from "../lists/ListFailed.tsx";
import { interviewsTexts } from "./texts.ts";
import { sayTimeSpan } from "./time-span.ts";
import { upcomingInterviewsOf } from "./upcoming-interviews.ts";

interface UpcomingInterviewsFieldProps {
  applications: readonly { id: number }[];
  /** True to cancel the upcoming interviews. */
  value: boolean;
  onChange(isCancelled: boolean): void;
  /** True if the move always cancels booking invitations. */
  endsInvitations?: boolean;
  description: string;
}

const named = 5;

/** Lists the upcoming interviews of the applications and asks whether to cancel them. */
export default function UpcomingInterviewsField({
  applications,
  value,
  onChange,
  endsInvitations = value,
  description,
}: UpcomingInterviewsFieldProps) {
  const say = useTexts();
  const { client } = useAts();
  const { data, error, isFetching, refetch } = useQuery(upcomingInterviewsOf(client, applications));
  if (error && !data)
    return (
      <ListFailed
        what={say(interviewsTexts.interviews)}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton lines={2} />;
  const { records, invitations } = data;
  const hiddenCount = records.length - named;
  const ending = endsInvitations && invitations > 0 && (
    <Text size="sm" tone="muted">
      {say(interviewsTexts.linksCancelled, { count: invitations })}
    </Text>
  );
  if (records.length === 0) return ending;
  return (
    <Section title={say(interviewsTexts.toCome, { count: records.length })} level={3}>
      <Stack gap="sm">
        <Stack as="ul" gap="xs">
          {records.slice(0, named).map((interview) => (
            <Text as="li" size="sm" key={interview.id}>
              {applications.length > 1 && `${displayName(interview)}: `}
              {interview.title}, {sayTimeSpan(say, interview, interview.time_zone)}
            </Text>
          ))}
          {hiddenCount > 0 && (
            <Text as="li" size="sm" tone="muted">
              {say(interviewsTexts.more, { count: hiddenCount })}
            </Text>
          )}
        </Stack>
        <Checkbox isSelected={value} onChange={onChange} description={description}>
          {say(interviewsTexts.cancelUpcoming, { count: records.length })}
        </Checkbox>
        {ending}
      </Stack>
    </Section>
  );
}
