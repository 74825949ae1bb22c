import type { ApiError, createClient } from "@ats/core/contract/client";
import { declineTimes } from "@ats/core/interviews/booking-contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { TextArea } from "@ats/ui/TextArea";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";

const words = {
  choosing: {
    open: "None of these times suit me",
    label: "When could you come, or what would you like to ask?",
    missing: "Tell us when you are free, or ask your question.",
    after: "Until then you can still choose a time here.",
  },
  booked: {
    open: "I can’t come or need another time",
    label: "Why can’t you come, and when could you?",
    missing: "Enter why you can’t come or what you want to ask.",
    after: "Until then your interview stays as it is.",
  },
  cancelled: {
    open: "Ask what happens next",
    label: "Your question",
    missing: "Enter your question.",
    after: "Until then your interview stays cancelled.",
  },
} as const;

export interface WriteBackProps {
  client: ReturnType<typeof createClient>;
  token: string;
  company: string;
  /** The state of the booking that the message is about. */
  at: keyof typeof words;
  text: string;
  /** Intent id of the message. */
  said: string;
  onChange(text: string): void;
  /** Called once the message is sent and the focused button is gone. */
  onSent(): void;
}

/** Sends a message to the organiser, instead of a booking or about one. */
export function WriteBack(props: WriteBackProps) {
  const { client, token, company, at, text, said, onChange, onSent } = props;
  const { open, label, missing, after } = words[at];
  const [isOpen, setOpen] = useState(text !== "");
  const [isMissing, setMissing] = useState(false);
  const sending = useMutation<unknown, ApiError, string>({
    mutationFn: (text) =>
      client.call(declineTimes, { body: { token, text }, idempotencyKey: said }),
    onSuccess: onSent,
  });
  if (sending.isSuccess)
    return (
      <Banner tone="positive" title="Message sent">
        {company} will reply by email. {after}
      </Banner>
    );
  if (!isOpen)
    return (
      <Inline>
        <Button variant="ghost" onPress={() => setOpen(true)}>
          {open}
        </Button>
      </Inline>
    );
  const submit = () => {
    setMissing(!text.trim());
    if (text.trim() && !sending.isPending) sending.mutate(text);
  };
  return (
    <Card>
      <Form onSubmit={submit}>
        {sending.error && (
          <Banner tone="critical" title="Not sent">
            {sending.error.message}
          </Banner>
        )}
        <TextArea
          label={label}
          description={`Goes to the person who invited you at ${company}. They will reply by email.`}
          maxLength={2000}
          isRequired
          autoFocus={text === ""}
          value={text}
          onChange={(typed) => {
            onChange(typed);
            setMissing(false);
          }}
          {...(isMissing && { errorMessage: missing })}
        />
        <Inline>
          <Button type="submit" isPending={sending.isPending}>
            Send message
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}
