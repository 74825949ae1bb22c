import { declineDocument, signDocument } from "@ats/core/documents/signing-contract";
import { signatureSheet, signingStatement } from "@ats/core/documents/signature";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Checkbox } from "@ats/ui/Checkbox";
import { Form, type FormError } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { SignaturePad } from "@ats/ui/SignaturePad";
import { TextArea } from "@ats/ui/TextArea";
import { TextField } from "@ats/ui/TextField";
import { type ReactNode, useState } from "react";
import { readStored, writeStored } from "../../lists/storage.ts";
import type { SigningPageProps } from "./SigningPage.tsx";
import { emptySignature, type SignatureDraft, signatureDraftSchema } from "./signature-draft.ts";

interface SigningFormProps extends SigningPageProps {
  onDecided(outcome: "signed" | "declined"): void;
}

export const decisionLabel = "Your decision";

/**
 * Signs by a typed or a drawn signature, or declines with the reason. Nothing typed is lost by a
 * refusal, or by loading the page again.
 */
export function SigningForm({ client, token, asked, storage, onDecided }: SigningFormProps) {
  const key = `ats.signing.${token}`;
  const [written, setWritten] = useState(
    () => readStored(storage, key, signatureDraftSchema) ?? emptySignature,
  );
  const { way, text, strokes, reason } = written;
  const write = (change: Partial<SignatureDraft>) => {
    const next = { ...written, ...change };
    setWritten(next);
    writeStored(storage, key, next);
  };
  const [confirmed, setConfirmed] = useState(false);
  const [errors, setErrors] = useState<FormError[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setSending] = useState(false);
  const errorOf = (name: string) => errors.find((error) => error.name === name)?.message;

  const missing = (): FormError[] => [
    ...(way === "typed" && !text.trim()
      ? [{ name: "text", message: "Type your name to sign." }]
      : []),
    ...(way === "drawn" && strokes.length === 0
      ? [{ name: "strokes", message: "Draw your signature, or type it." }]
      : []),
    ...(way !== "declined" && !confirmed
      ? [{ name: "confirmed", message: "Confirm who you are and that you agree, then sign." }]
      : []),
    ...(way === "declined" && !reason.trim()
      ? [{ name: "reason", message: "Tell us why you are not signing." }]
      : []),
  ];
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const send = () => {
    if (way === "declined")
      return client.call(declineDocument, { body: { token, reason }, idempotencyKey });
    const signature =
      way === "typed" ? { type: "typed" as const, text } : { type: "drawn" as const, strokes };
    const body = { token, signature, confirmed: true as const };
    return client.call(signDocument, { body, idempotencyKey });
  };
  const submit = async () => {
    const found = missing();
    setErrors(found);
    setRefusal(undefined);
    if (found.length > 0 || isSending) return;
    setSending(true);
    try {
      await send();
      writeStored(storage, key, undefined);
      onDecided(way === "declined" ? "declined" : "signed");
    } catch (error) {
      setRefusal((error as Error).message);
      setSending(false);
    }
  };

  const fields: Record<SignatureDraft["way"], ReactNode> = {
    typed: (
      <TextField
        label="Your full name"
        name="text"
        isRequired
        maxLength={200}
        autoComplete="name"
        description="Your typed name is your signature."
        value={text}
        onChange={(next) => write({ text: next })}
        errorMessage={errorOf("text")}
      />
    ),
    drawn: (
      <SignaturePad
        label="Your signature"
        name="strokes"
        isRequired
        description="Draw with a finger, a pen or the mouse."
        {...signatureSheet}
        value={strokes}
        onChange={(next) => write({ strokes: next })}
        errorMessage={errorOf("strokes")}
      />
    ),
    declined: (
      <TextArea
        label="Reason"
        name="reason"
        isRequired
        rows={3}
        maxLength={500}
        hasCount
        description={`${asked.company_name} reads this.`}
        value={reason}
        onChange={(next) => write({ reason: next })}
        errorMessage={errorOf("reason")}
      />
    ),
  };
  return (
    <Card title={decisionLabel}>
      <Form aria-label={decisionLabel} errors={errors} onSubmit={() => void submit()}>
        <RadioGroup
          label="What would you like to do?"
          value={way}
          onChange={(next) => {
            write({ way: next });
            // They are of fields that are gone.
            setErrors([]);
          }}
          options={[
            { id: "typed", label: "Sign by typing my name" },
            { id: "drawn", label: "Sign by drawing" },
            { id: "declined", label: "Decline to sign" },
          ]}
        />
        {fields[way]}
        {way !== "declined" && (
          <Checkbox
            name="confirmed"
            isRequired
            isSelected={confirmed}
            onChange={setConfirmed}
            errorMessage={errorOf("confirmed")}
          >
            {signingStatement(asked.signer_name, asked.title)}
          </Checkbox>
        )}
        {refusal && (
          <Banner tone="critical" title={way === "declined" ? "Not sent" : "Not signed"}>
            {refusal}
          </Banner>
        )}
        <Inline>
          <Button
            type="submit"
            variant={way === "declined" ? "danger" : "primary"}
            isPending={isSending}
          >
            {way === "declined" ? "Decline to sign" : "Sign"}
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}
