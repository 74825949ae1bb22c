import type { Message } from "@ats/core/messages/message";
import { RichText } from "@ats/ui/RichText";
import { Text } from "@ats/ui/Text";

export const titleOf = ({ channel, subject, text }: Message): string =>
  subject || (channel === "sms" ? `Text message${text ? `: ${text.slice(0, 60)}` : ""}` : "Email");

/** The text of a message, if the user may read it. */
export function MessageText({ message }: { message: Message }) {
  const { anonymise_data_fields, html, text } = message;
  if (anonymise_data_fields.includes("text"))
    return <Text tone="muted">Hidden because the text could identify the applicant.</Text>;
  if (html) return <RichText html={html} />;
  if (!text) return <Text tone="muted">The text is confidential.</Text>;
  return (
    <Text as="p" preserveLines>
      {text}
    </Text>
  );
}
