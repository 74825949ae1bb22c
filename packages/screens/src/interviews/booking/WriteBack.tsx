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
    open: "None of these times suits me",
    label: "When you could come, or what you would like to ask",
    missing: "Tell us when you are free, or ask your question.",
    after: "Until then this link stays good: you can still choose a time.",
  },
  booked: {
    open: "I cannot come, or need another time",
    label: "Why you cannot come, and when you could, or what you would like to ask",
    missing: "Say why you cannot come, or what you want to ask.",
    after: "Until then your interview stays as it is.",
  },
  cancelled: {
    open: "Ask what comes next",
    label: "What you would like to ask",
    missing: "Say what you want to ask.",
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
      <Banner tone="positive" title="Your message is sent">
        {company} answers you by mail. {after}
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
          description={`It goes to who invited you at ${company}, who answers by mail.`}
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
            Send the message
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}
