import type { Client } from "@ats/core/contract/client";
import type { Output } from "@ats/core/contract/endpoint";
import { signatureSchema, signatureSheet, signingStatement } from "@ats/core/documents/signature";
import {
  declineDocument,
  type openSigning,
  signDocument,
} from "@ats/core/documents/signing-contract";
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
import { useTexts } from "@ats/ui/texts";
import { use } from "react";
import { errorsOf } from "../../forms/field-errors.ts";
import { type FormOf, useForm } from "../../forms/useForm.ts";
import { contractText } from "../../languages/contract-text.ts";
import { LanguageContext } from "../../languages/Languages.tsx";
import { useStoredValue } from "../../lists/useStoredValue.ts";
import { emptySignature, type SignatureDraft, signatureDraftSchema } from "./signature-draft.ts";
import { signingTexts } from "./texts.ts";

export interface SigningFormProps {
  client: Client;
  token: string;
  asked: Output<typeof openSigning>;
  storage: Storage;
  onDecided(outcome: "signed" | "declined"): void;
}

/**
 * Signs by a typed or a drawn signature, or declines with the reason. Nothing typed is lost by a
 * refusal, or by loading the page again.
 */
export function SigningForm({ client, token, asked, storage, onDecided }: SigningFormProps) {
  const say = useTexts();
  const { language = "en" } = use(LanguageContext) ?? {};
  const form = useForm({
    draft: useStoredValue(storage, `ats.signing.${token}`, signatureDraftSchema),
    saved: emptySignature,
    check: errorsIn,
    async save(written, intentOf) {
      const { way, reason } = written;
      const idempotencyKey = intentOf({ ...written, language });
      if (way === "declined") {
        await client.call(declineDocument, { body: { token, reason }, idempotencyKey });
        return onDecided("declined");
      }
      const body = { token, signature: signatureOf(written), confirmed: true as const, language };
      await client.call(signDocument, { body, idempotencyKey });
      onDecided("signed");
    },
  });
  const { way } = form.typed;
  const isDeclined = way === "declined";
  return (
    <Card title={say(signingTexts.yourDecision)}>
      <Form
        aria-label={say(signingTexts.yourDecision)}
        errors={form.errors.map(({ name, message }) => ({
          name,
          message: say(contractText(message)),
        }))}
        onSubmit={form.submit}
      >
        <RadioGroup
          label={say(signingTexts.decide)}
          value={way}
          onChange={(next) => {
            form.change({ way: next });
            // They are of fields that are gone.
            form.setErrors([]);
          }}
          options={[
            { id: "typed", label: say(signingTexts.signByTyping) },
            { id: "drawn", label: say(signingTexts.signByDrawing) },
            { id: "declined", label: say(signingTexts.decline) },
          ]}
        />
        <DecisionField form={form} reader={asked.company_name} />
        {!isDeclined && (
          <Checkbox isRequired {...form.checkbox("confirmed")}>
            {signingStatement(language, asked.signer_name, asked.title)}
          </Checkbox>
        )}
        {form.refusal && (
          <Banner
            tone="critical"
            title={isDeclined ? say(signingTexts.notSent) : say(signingTexts.notSigned)}
          >
            {say(contractText(form.refusal.message))}
          </Banner>
        )}
        <Inline>
          <Button
            type="submit"
            variant={isDeclined ? "danger" : "primary"}
            isPending={form.isSaving}
          >
            {isDeclined ? say(signingTexts.decline) : say(signingTexts.sign)}
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
  const say = useTexts();
  if (typed.way === "typed")
    return (
      <TextField
        label={say(signingTexts.fullName)}
        isRequired
        maxLength={200}
        autoComplete="name"
        description={say(signingTexts.fullNameHint)}
        {...field("text")}
      />
    );
  if (typed.way === "drawn")
    return (
      <SignaturePad
        label={say(signingTexts.signature)}
        isRequired
        description={say(signingTexts.signatureHint)}
        {...signatureSheet}
        {...field("strokes")}
      />
    );
  return (
    <TextArea
      label={say(signingTexts.reason)}
      isRequired
      rows={3}
      maxLength={500}
      hasCount
      description={say(signingTexts.reasonHint, { reader })}
      {...field("reason")}
    />
  );
}

const signatureOf = ({ way, text, strokes }: SignatureDraft) =>
  way === "drawn" ? { type: way, strokes } : { type: "typed" as const, text };

const errorsIn = (typed: SignatureDraft): FormError[] =>
  typed.way === "declined"
    ? errorsOf(declineDocument.body.pick({ reason: true }), typed)
    : [
        ...errorsOf(signatureSchema, signatureOf(typed)),
        ...errorsOf(signDocument.body.pick({ confirmed: true }), typed),
      ];
