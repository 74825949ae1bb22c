import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { Tag } from "@ats/ui/Tag";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { RelativeTime } from "../dates/RelativeTime.tsx";
import { agencyMessageTexts } from "./message-texts.ts";

interface Shown {
  id: number;
  author: string;
  /** Null where it is hidden. */
  text: string | null;
  is_feedback: boolean;
  created_date_time: string;
}

/** Messages between a company and an agency, newest first. */
export function MessageList({ messages }: { messages: readonly Shown[] }) {
  const say = useTexts();
  if (messages.length === 0) return <Text tone="muted">{say(agencyMessageTexts.none)}</Text>;
  return (
    <Stack as="ul" gap="lg" aria-label={say(agencyMessageTexts.messages)}>
      {messages.map(({ id, author, text, is_feedback, created_date_time }) => (
        <Stack key={id} as="li" gap="xs">
          <Inline gap="sm">
            <Text weight="medium">{author}</Text>
            <Text size="sm" tone="muted">
              <RelativeTime iso={created_date_time} />
            </Text>
            {is_feedback && <Tag tone="info">{say(agencyMessageTexts.feedback)}</Tag>}
          </Inline>
          {text === null ? (
            <Text tone="muted">{say(agencyMessageTexts.hidden)}</Text>
          ) : (
            <Text as="p" preserveLines>
              {text}
            </Text>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
