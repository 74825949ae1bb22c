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

interface NoneSuitsProps {
  client: ReturnType<typeof createClient>;
  token: string;
  company: string;
  /** It is sent, and what had the focus is gone. */
  onSent(): void;
}

/** In place of a choice: what the candidate says to who has invited. */
export function NoneSuits({ client, token, company, onSent }: NoneSuitsProps) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [isMissing, setMissing] = useState(false);
  const sending = useMutation<unknown, ApiError, string>({
    mutationFn: (said) => client.call(declineTimes, { body: { token, text: said } }),
    onSuccess: onSent,
  });
  if (sending.isSuccess)
    return (
      <Banner tone="positive" title="Your message is sent">
        {company} answers you by mail. Until then this link stays good: you can still choose a time.
      </Banner>
    );
  if (!isOpen)
    return (
      <Inline>
        <Button variant="ghost" onPress={() => setOpen(true)}>
          None of these times suits me
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
          label="When you could come, or what you would like to ask"
          description={`It goes to who invited you at ${company}, who answers by mail.`}
          maxLength={2000}
          isRequired
          autoFocus
          value={text}
          onChange={(said) => {
            setText(said);
            setMissing(false);
          }}
          {...(isMissing && { errorMessage: "Say when you could come, or what you want to ask." })}
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
