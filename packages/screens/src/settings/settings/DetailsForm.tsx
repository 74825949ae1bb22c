import { type Profile, profileInput } from "@ats/core/users/profile";
import { getUser, updateUser } from "@ats/core/users/profile-contract";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Form } from "@ats/ui/Form";
import { Grid } from "@ats/ui/Grid";
import { Inline } from "@ats/ui/Inline";
import { PhoneField } from "@ats/ui/PhoneField";
import { TextField } from "@ats/ui/TextField";
import { showToast } from "@ats/ui/Toast";
import { type Say, useTexts } from "@ats/ui/texts";
import { z } from "zod";
import { useAts } from "../../app/context.tsx";
import { differencesIn, type InWords } from "../../drafts/differences.ts";
import { useDraftState } from "../../drafts/draft.ts";
import { FormNotices } from "../../forms/FormNotices.tsx";
import { errorsOf } from "../../forms/field-errors.ts";
import { useForm } from "../../forms/useForm.ts";
import { useCan } from "../../session/session.tsx";
import { profileEndpoints, useRefresh } from "./queries.ts";
import { settingsTexts } from "./texts.ts";

const typedSchema = z.object({
  first_name: z.string(),
  last_name: z.string(),
  telephone: z.string(),
  /** The version that editing began from. */
  version: z.number(),
});
type TypedDetails = z.output<typeof typedSchema>;

const typedFrom = ({ first_name, last_name, telephone, version }: Profile): TypedDetails => ({
  first_name,
  last_name,
  telephone: telephone ?? "",
  version,
});

const labels = {
  first_name: settingsTexts.firstName,
  last_name: settingsTexts.lastName,
  telephone: settingsTexts.telephone,
} as const;
const inWords = (say: Say): InWords<TypedDetails> =>
  (Object.keys(labels) as (keyof typeof labels)[]).map((name) => [
    say(labels[name]),
    ({ [name]: value }) => value,
  ]);

/** The details as the endpoint takes them. */
const inputOf = (typed: TypedDetails) => ({ ...typed, telephone: typed.telephone || null });

/** Edits the user's details. Keeps a draft and detects a stale version. Quality R2, R4. */
export function DetailsForm({ saved }: { saved: Profile }) {
  const say = useTexts();
  const mayUpdate = useCan("UPDATE_PROFILE");
  const { client } = useAts();
  const refresh = useRefresh();
  const current = typedFrom(saved);
  const form = useForm({
    draft: useDraftState("details", typedSchema),
    saved: current,
    check: (typed) => errorsOf(profileInput, inputOf(typed)),
    async save(typed) {
      const { version } = typed;
      const body = profileInput.parse(inputOf(typed));
      await client.call(updateUser, { params: { id: saved.id }, body, version });
      await refresh(...profileEndpoints);
      showToast({ title: say(settingsTexts.detailsSaved), tone: "positive" });
    },
    onRefused: ({ status }) => status === 412 && refresh(getUser),
  });
  const field = (name: keyof typeof labels) => ({
    label: say(labels[name]),
    isReadOnly: !mayUpdate,
    ...form.field(name),
  });
  return (
    <Card title={say(settingsTexts.details)}>
      <Form aria-label={say(settingsTexts.details)} errors={form.errors} onSubmit={form.submit}>
        <FormNotices
          form={form}
          conflict={
            form.refusal?.status === 412
              ? {
                  what: say(settingsTexts.yourDetails),
                  differences: differencesIn(inWords(say), form.typed, current),
                }
              : undefined
          }
        />
        <Grid columns={2}>
          <TextField autoComplete="given-name" {...field("first_name")} />
          <TextField autoComplete="family-name" {...field("last_name")} />
        </Grid>
        <TextField
          label={say(settingsTexts.email)}
          description={say(settingsTexts.emailHint)}
          type="email"
          value={saved.email}
          isReadOnly
        />
        <PhoneField {...field("telephone")} />
        {mayUpdate && (
          <Inline>
            <Button type="submit" variant="primary" isPending={form.isSaving}>
              {say(settingsTexts.saveDetails)}
            </Button>
          </Inline>
        )}
      </Form>
    </Card>
  );
}
