import { type Profile, userInput } from "@ats/core/users/profile";
import { updateUser } from "@ats/core/users/profile-contract";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Form } from "@ats/ui/Form";
import { Grid } from "@ats/ui/Grid";
import { Inline } from "@ats/ui/Inline";
import { PhoneField } from "@ats/ui/PhoneField";
import { TextField } from "@ats/ui/TextField";
import { showToast } from "@ats/ui/Toast";
import { type Say, useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { z } from "zod";
import { useAts } from "../app/context.tsx";
import { differencesIn, type InWords } from "../drafts/differences.ts";
import { useDraftState } from "../drafts/draft.ts";
import { FormNotices } from "../forms/FormNotices.tsx";
import { errorsOf } from "../forms/field-errors.ts";
import { useForm } from "../forms/useForm.ts";
import { useCan, useUser } from "../session/session.tsx";
import { settingsTexts } from "../settings/settings/texts.ts";
import { RoleField } from "./RoleField.tsx";
import { roleName } from "./role-name.ts";
import { usersTexts } from "./texts.ts";
import { useRefreshUsers } from "./useRefreshUsers.ts";

const typedSchema = z.object({
  first_name: z.string(),
  last_name: z.string(),
  telephone: z.string(),
  userType: z.string(),
  scope_values: z.array(z.string()),
  /** The version that editing began from. */
  version: z.number(),
});
type TypedDetails = z.output<typeof typedSchema>;

const typedFrom = ({ telephone, ...saved }: Profile): TypedDetails => ({
  first_name: saved.first_name,
  last_name: saved.last_name,
  telephone: telephone ?? "",
  userType: saved.userType,
  scope_values: saved.scope_values,
  version: saved.version,
});

const labels = {
  first_name: settingsTexts.firstName,
  last_name: settingsTexts.lastName,
  telephone: settingsTexts.telephone,
} as const;
const inWords = (say: Say): InWords<TypedDetails> => [
  ...(Object.keys(labels) as (keyof typeof labels)[]).map((name): InWords<TypedDetails>[number] => [
    say(labels[name]),
    ({ [name]: value }) => value,
  ]),
  [say(usersTexts.role), ({ userType }) => roleName(say, userType)],
];

/** The details as the endpoint takes them. */
const inputOf = (typed: TypedDetails) => ({ ...typed, telephone: typed.telephone || null });

/**
 * Edits one's own details, or as an administrator another user's with their role. Keeps a draft and
 * detects a stale version. Quality R2, R4.
 */
export function DetailsForm({ saved }: { saved: Profile }) {
  const say = useTexts();
  const isOwn = useUser().id === saved.id;
  const mayUpdateOwn = useCan("UPDATE_PROFILE");
  const mayUpdateOthers = useCan("UPDATE_USERS") && saved.state !== "DEACTIVATED";
  const mayUpdate = isOwn ? mayUpdateOwn : mayUpdateOthers;
  const { client } = useAts();
  const refresh = useRefreshUsers();
  const current = typedFrom(saved);
  // A draft from before there were roles in this form leaves them as they are saved.
  const [schema] = useState(() =>
    typedSchema.extend({
      userType: typedSchema.shape.userType.default(saved.userType),
      scope_values: typedSchema.shape.scope_values.default(saved.scope_values),
    }),
  );
  const form = useForm<TypedDetails>({
    draft: useDraftState(isOwn ? "details" : `user.${saved.id}.details`, schema),
    saved: current,
    check: (typed) => errorsOf(userInput, inputOf(typed)),
    async save(typed) {
      const { version } = typed;
      const { userType, scope_values, ...details } = userInput.parse(inputOf(typed));
      const isNewRole =
        userType !== saved.userType || String(scope_values) !== String(saved.scope_values);
      const body = { ...details, ...(!isOwn && isNewRole && { userType, scope_values }) };
      await client.call(updateUser, { params: { id: saved.id }, body, version });
      await refresh();
      showToast({ title: say(settingsTexts.detailsSaved), tone: "positive" });
    },
    onRefused: ({ status }) => status === 412 && refresh(),
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
                  what: say(isOwn ? settingsTexts.yourDetails : usersTexts.theseDetails),
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
          {...(isOwn && { description: say(settingsTexts.emailHint) })}
          type="email"
          value={saved.email}
          isReadOnly
        />
        <PhoneField {...field("telephone")} />
        {!isOwn && (
          <RoleField
            {...form.field("userType")}
            values={form.typed.scope_values}
            onValuesChange={(scope_values) => form.change({ scope_values })}
            isReadOnly={!mayUpdate}
          />
        )}
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
