import type { ApiError, createClient } from "@ats/core/contract/client";
import { declineTimes } from "@ats/core/interviews/booking-contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { TextArea } from "@ats/ui/TextArea";
import { useTexts } from "@ats/ui/texts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { contractText } from "../../languages/contract-text.ts";
import { bookedTexts, cancelledTexts, choosingTexts, messageTexts as here } from "./texts.ts";

const textsAt = { choosing: choosingTexts, booked: bookedTexts, cancelled: cancelledTexts };

export interface WriteBackProps {
  client: ReturnType<typeof createClient>;
  token: string;
  company: string;
  /** The state of the booking that the message is about. */
  at: keyof typeof textsAt;
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
  const say = useTexts();
  const about = textsAt[at];
  const [isOpen, setOpen] = useState(text !== "");
  const [isMissing, setMissing] = useState(false);
  const sending = useMutation<unknown, ApiError, string>({
    mutationFn: (text) =>
      client.call(declineTimes, { body: { token, text }, idempotencyKey: said }),
    onSuccess: onSent,
  });
  if (sending.isSuccess)
    return (
      <Banner tone="positive" title={say(here.sent)}>
        {say(about.sent, { company })}
      </Banner>
    );
  if (!isOpen)
    return (
      <Inline>
        <Button variant="ghost" onPress={() => setOpen(true)}>
          {say(about.open)}
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
          <Banner tone="critical" title={say(here.notSent)}>
            {say(contractText(sending.error.message))}
          </Banner>
        )}
        <TextArea
          label={say(about.label)}
          description={say(here.hint, { company })}
          maxLength={2000}
          isRequired
          autoFocus={text === ""}
          value={text}
          onChange={(typed) => {
            onChange(typed);
            setMissing(false);
          }}
          {...(isMissing && { errorMessage: say(about.missing) })}
        />
        <Inline>
          <Button type="submit" isPending={sending.isPending}>
            {say(here.send)}
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}
