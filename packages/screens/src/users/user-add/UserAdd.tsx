import type { ApiError } from "@ats/core/contract/client";
import { to } from "@ats/core/navigation/routes";
import { invitationDays, invitationInput } from "@ats/core/users/account";
import { inviteUser } from "@ats/core/users/invitation-contract";
import { listUsers } from "@ats/core/users/list-contract";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Form } from "@ats/ui/Form";
import { Grid } from "@ats/ui/Grid";
import { Inline } from "@ats/ui/Inline";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { PhoneField } from "@ats/ui/PhoneField";
import { TextField } from "@ats/ui/TextField";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { z } from "zod";
import { useAts } from "../../app/context.tsx";
import { keyOf } from "../../app/query.ts";
import { useDraftState } from "../../drafts/draft.ts";
import { FormNotices } from "../../forms/FormNotices.tsx";
import { errorsOf, FieldErrors } from "../../forms/field-errors.ts";
import { useForm } from "../../forms/useForm.ts";
import { RoleField } from "../RoleField.tsx";
import { usersTexts } from "../texts.ts";
import { userAddTexts } from "./texts.ts";

const typedSchema = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  telephone: z.string(),
  userType: z.string(),
  scope_values: z.array(z.string()).default([]),
});
type Typed = z.output<typeof typedSchema>;

const empty: Typed = {
  first_name: "",
  last_name: "",
  email: "",
  telephone: "",
  userType: "",
  scope_values: [],
};

/** The invitation as the endpoint takes it. */
const inputOf = (typed: Typed) => ({
  ...typed,
  email: typed.email.trim(),
  telephone: typed.telephone || null,
});

/** Invites a colleague by name, email and role. */
export function UserAdd() {
  const say = useTexts();
  const { client, navigate } = useAts();
  const queries = useQueryClient();
  const goesOn = useRef(false);
  const firstName = useRef<HTMLInputElement>(null);
  const form = useForm({
    draft: useDraftState("user.add", typedSchema),
    saved: empty,
    check: (typed) => [
      ...errorsOf(invitationInput, inputOf(typed)),
      ...(typed.userType ? [] : [{ name: "userType", message: say(userAddTexts.chooseRole) }]),
    ],
    async save(typed, intentOf) {
      const body = inputOf(typed);
      await client
        .call(inviteUser, { body, idempotencyKey: intentOf(body) })
        .catch((error: ApiError) => {
          if (error.status !== 409) throw error;
          throw new FieldErrors([{ name: "email", message: error.message }]);
        });
      void queries.invalidateQueries({ queryKey: keyOf(listUsers) });
      showToast({
        tone: "positive",
        title: say(userAddTexts.invited, { email: body.email }),
      });
      if (goesOn.current) firstName.current?.focus();
      else navigate(to.userList());
    },
  });
  return (
    <Page
      header={
        <PageHeader
          breadcrumbs={[{ label: say(usersTexts.users), href: to.userList() }]}
          title={say(userAddTexts.title)}
        />
      }
    >
      <Card>
        <Form aria-label={say(userAddTexts.form)} errors={form.errors} onSubmit={form.submit}>
          <FormNotices form={form} />
          <Grid columns={2}>
            <TextField
              ref={firstName}
              label={say(usersTexts.firstName)}
              autoFocus
              {...form.field("first_name")}
            />
            <TextField label={say(usersTexts.lastName)} {...form.field("last_name")} />
          </Grid>
          <TextField
            label={say(usersTexts.email)}
            type="email"
            description={say(userAddTexts.emailHint, { days: invitationDays })}
            {...form.field("email")}
          />
          <PhoneField label={say(usersTexts.telephone)} {...form.field("telephone")} />
          <RoleField
            {...form.field("userType")}
            values={form.typed.scope_values}
            onValuesChange={(scope_values) => form.change({ scope_values })}
          />
          <Inline>
            <Button
              type="submit"
              variant="primary"
              isPending={form.isSaving}
              onPress={() => (goesOn.current = false)}
            >
              {say(userAddTexts.invite)}
            </Button>
            <Button
              type="submit"
              isDisabled={form.isSaving}
              onPress={() => (goesOn.current = true)}
            >
              {say(userAddTexts.inviteNext)}
            </Button>
          </Inline>
        </Form>
      </Card>
    </Page>
  );
}
