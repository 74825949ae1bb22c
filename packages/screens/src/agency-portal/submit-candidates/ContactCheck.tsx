import { askedContact, checkCandidate } from "@ats/core/agency-portal/submission-contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Form, type FormError } from "@ats/ui/Form";
import { Grid } from "@ats/ui/Grid";
import { Inline } from "@ats/ui/Inline";
import { PhoneField } from "@ats/ui/PhoneField";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { TextField } from "@ats/ui/TextField";
import { useTexts } from "@ats/ui/texts";
import { lazy, Suspense, useState } from "react";
import { useCall } from "../../app/endpoint.ts";
import { errorsOf } from "../../forms/field-errors.ts";
import { submitTexts } from "./texts.ts";

const OpenPersonDispute = lazy(() => import("../disputes/OpenPersonDispute.tsx"));

interface Contact {
  email: string;
  contact_mobile_number: string;
}

interface ContactCheckProps {
  client: { id: number; name: string };
  jobId: number;
  /** False once nobody else can be added. */
  canAdd: boolean;
  onAdd(contact: Contact): void;
  /** Called after each answer, which counts. */
  onChecked(): void;
}

const blank: Contact = { email: "", contact_mobile_number: "" };

/** Tells before anything is typed whether a person is open for submission. */
export function ContactCheck({ client, jobId, canAdd, onAdd, onChecked }: ContactCheckProps) {
  const say = useTexts();
  const params = { client_id: client.id, job_id: jobId };
  const [isDisputing, dispute] = useState(false);
  const [contact, setContact] = useState(blank);
  const [errors, setErrors] = useState<FormError[]>([]);
  const check = useCall(checkCandidate, { onSettled: onChecked });
  const change = (part: Partial<Contact>) => {
    setContact({ ...contact, ...part });
    setErrors([]);
    check.reset();
  };
  const ask = () => {
    const body = {
      email: contact.email.trim() || null,
      contact_mobile_number: contact.contact_mobile_number || null,
    };
    const found = errorsOf(askedContact, body);
    setErrors(found);
    if (found.length === 0) check.mutate({ params, body });
  };
  return (
    <Card title={say(submitTexts.checkTitle)}>
      <Form aria-label={say(submitTexts.checkTitle)} hideSummary errors={errors} onSubmit={ask}>
        <Stack gap="md">
          <Text as="p" tone="muted">
            {say(submitTexts.checkHint)}
          </Text>
          <Grid columns={2}>
            <TextField
              label={say(submitTexts.email)}
              name="email"
              type="email"
              autoComplete="off"
              value={contact.email}
              onChange={(email) => change({ email })}
            />
            <PhoneField
              label={say(submitTexts.mobile)}
              name="contact_mobile_number"
              value={contact.contact_mobile_number}
              onChange={(number) => change({ contact_mobile_number: number })}
            />
          </Grid>
          <Inline>
            <Button type="submit" isPending={check.isPending}>
              {say(submitTexts.check)}
            </Button>
          </Inline>
          {check.error && <Banner tone="critical">{check.error.message}</Banner>}
          {check.data && (
            <Banner
              tone={check.data.is_open ? "positive" : "warning"}
              {...(check.data.is_open &&
                canAdd && {
                  actions: (
                    <Button
                      size="sm"
                      onPress={() => {
                        onAdd(contact);
                        change(blank);
                      }}
                    >
                      {say(submitTexts.addChecked)}
                    </Button>
                  ),
                })}
              {...(!check.data.is_open && {
                actions: (
                  <Button size="sm" onPress={() => dispute(true)}>
                    {say(submitTexts.dispute)}
                  </Button>
                ),
              })}
            >
              {say(check.data.is_open ? submitTexts.canSubmit : submitTexts.cannotSubmit)}
            </Banner>
          )}
        </Stack>
      </Form>
      <Suspense>
        {isDisputing && (
          <OpenPersonDispute
            to={client}
            jobId={jobId}
            contact={contact}
            onClose={() => dispute(false)}
          />
        )}
      </Suspense>
    </Card>
  );
}
