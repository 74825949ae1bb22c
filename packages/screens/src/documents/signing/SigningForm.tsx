import type { Client } from "@ats/core/contract/client";
import type { Output } from "@ats/core/contract/endpoint";
import {
  declineDocument,
  type openSigning,
  signDocument,
} from "@ats/core/documents/signing-contract";
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
import { type FormOf, useForm } from "../../forms/useForm.ts";
import { useStoredValue } from "../../lists/useStoredValue.ts";
import { emptySignature, type SignatureDraft, signatureDraftSchema } from "./signature-draft.ts";

export interface SigningFormProps {
  client: Client;
  token: string;
  asked: Output<typeof openSigning>;
  storage: Storage;
  onDecided(outcome: "signed" | "declined"): void;
}

export const decisionLabel = "Your decision";

/**
 * Signs by a typed or a drawn signature, or declines with the reason. Nothing typed is lost by a
 * refusal, or by loading the page again.
 */
export function SigningForm({ client, token, asked, storage, onDecided }: SigningFormProps) {
  const form = useForm({
    draft: useStoredValue(storage, `ats.signing.${token}`, signatureDraftSchema),
    saved: emptySignature,
    check: missing,
    async save(written, intentOf) {
      const { way, text, strokes, reason } = written;
      const idempotencyKey = intentOf(written);
      if (way === "declined") {
        await client.call(declineDocument, { body: { token, reason }, idempotencyKey });
        return onDecided("declined");
      }
      const signature =
        way === "typed" ? { type: "typed" as const, text } : { type: "drawn" as const, strokes };
      const body = { token, signature, confirmed: true as const };
      await client.call(signDocument, { body, idempotencyKey });
      onDecided("signed");
    },
  });
  const { way } = form.typed;
  const isDeclined = way === "declined";
  return (
    <Card title={decisionLabel}>
      <Form aria-label={decisionLabel} errors={form.errors} onSubmit={form.submit}>
        <RadioGroup
          label="What would you like to do?"
          value={way}
          onChange={(next) => {
            form.change({ way: next });
            // They are of fields that are gone.
            form.setErrors([]);
          }}
          options={[
            { id: "typed", label: "Sign by typing my name" },
            { id: "drawn", label: "Sign by drawing" },
            { id: "declined", label: "Decline to sign" },
          ]}
        />
        <DecisionField form={form} reader={asked.company_name} />
        {!isDeclined && (
          <Checkbox isRequired {...form.checkbox("confirmed")}>
            {signingStatement(asked.signer_name, asked.title)}
          </Checkbox>
        )}
        {form.refusal && (
          <Banner tone="critical" title={isDeclined ? "Not sent" : "Not signed"}>
            {form.refusal.message}
          </Banner>
        )}
        <Inline>
          <Button
            type="submit"
            variant={isDeclined ? "danger" : "primary"}
            isPending={form.isSaving}
          >
            {isDeclined ? "Decline to sign" : "Sign"}
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}

/** The signature, or the reason for none. */
function DecisionField({
  form: { typed, field },
  reader,
}: {
  form: FormOf<SignatureDraft>;
  reader: string;
}) {
  if (typed.way === "typed")
    return (
      <TextField
        label="Your full name"
        isRequired
        maxLength={200}
        autoComplete="name"
        description="Your typed name is your signature."
        {...field("text")}
      />
    );
  if (typed.way === "drawn")
    return (
      <SignaturePad
        label="Your signature"
        isRequired
        description="Draw with a finger, a pen or the mouse."
        {...signatureSheet}
        {...field("strokes")}
      />
    );
  return (
    <TextArea
      label="Reason"
      isRequired
      rows={3}
      maxLength={500}
      hasCount
      description={`${reader} reads this.`}
      {...field("reason")}
    />
  );
}

/** Missing values by field. */
const missing = ({ way, text, strokes, reason, confirmed }: SignatureDraft): FormError[] =>
  [
    way === "typed" && !text.trim() && { name: "text", message: "Type your name to sign." },
    way === "drawn" &&
      strokes.length === 0 && { name: "strokes", message: "Draw your signature, or type it." },
    way !== "declined" &&
      !confirmed && {
        name: "confirmed",
        message: "Confirm who you are and that you agree, then sign.",
      },
    way === "declined" &&
      !reason.trim() && { name: "reason", message: "Tell us why you are not signing." },
  ].filter((error) => error !== false);
