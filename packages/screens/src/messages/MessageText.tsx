import type { Message } from "@ats/core/messages/message";
import { RichText } from "@ats/ui/RichText";
import { Text } from "@ats/ui/Text";
import { type Say, useTexts } from "@ats/ui/texts";
import { messagesTexts } from "./texts.ts";

export function titleOf(say: Say, { channel, subject, text }: Message): string {
  if (subject) return subject;
  if (channel !== "sms") return say(messagesTexts.email);
  return text
    ? say(messagesTexts.textMessageStart, { start: text.slice(0, 60) })
    : say(messagesTexts.textMessage);
}

/** The text of a message, if the user may read it. */
export function MessageText({ message }: { message: Message }) {
  const say = useTexts();
  const { anonymise_data_fields, html, text } = message;
  if (anonymise_data_fields.includes("text"))
    return <Text tone="muted">{say(messagesTexts.textHidden)}</Text>;
  if (html) return <RichText html={html} />;
  if (!text) return <Text tone="muted">{say(messagesTexts.textConfidential)}</Text>;
  return (
    <Text as="p" preserveLines>
      {text}
    </Text>
  );
}
