import type { ApiError } from "@ats/core/contract/client";
import { invitationDays, invitationInput } from "@ats/core/users/account";
import { builtInRoles } from "@ats/core/users/assignable-roles";
import { inviteUser } from "@ats/core/users/invitation-contract";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { Grid } from "@ats/ui/Grid";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { TextField } from "@ats/ui/TextField";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useId } from "react";
import { z } from "zod";
import { useAts } from "../../app/context.tsx";
import { useDraftState } from "../../drafts/draft.ts";
import { errorsOf, FieldErrors } from "../../forms/field-errors.ts";
import { FormNotices } from "../../forms/FormNotices.tsx";
import { useForm } from "../../forms/useForm.ts";
import { roleName } from "../../users/role-name.ts";
import { usersTexts } from "../../users/texts.ts";
import { useRefreshUsers } from "../../users/useRefreshUsers.ts";
import { agencyUsersTexts } from "./texts.ts";

const typedSchema = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  userType: z.string(),
});
type Typed = z.output<typeof typedSchema>;

const empty: Typed = { first_name: "", last_name: "", email: "", userType: "Agency user" };
const inputOf = (typed: Typed) => ({ ...typed, email: typed.email.trim(), telephone: null });

/** Invites a colleague of the agency by name, email and role. */
export default function InviteDialog({ onClose }: { onClose(): void }) {
  const say = useTexts();
  const id = useId();
  const { client } = useAts();
  const refresh = useRefreshUsers();
  const form = useForm({
    draft: useDraftState("agencyUser.invite", typedSchema),
    saved: empty,
    check: (typed) => errorsOf(invitationInput, inputOf(typed)),
    async save(typed, intentOf) {
      const body = inputOf(typed);
      await client
        .call(inviteUser, { body, idempotencyKey: intentOf(body) })
        .catch((error: ApiError) => {
          if (error.status !== 409) throw error;
          throw new FieldErrors([{ name: "email", message: error.message }]);
        });
      void refresh();
      showToast({ tone: "positive", title: say(agencyUsersTexts.invited, { email: body.email }) });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      title={say(agencyUsersTexts.invite)}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{say(words.cancel)}</Button>
          <Button type="submit" form={id} variant="primary" isPending={form.isSaving}>
            {say(agencyUsersTexts.send)}
          </Button>
        </>
      }
    >
      <Form
        id={id}
        aria-label={say(agencyUsersTexts.invite)}
        errors={form.errors}
        onSubmit={form.submit}
      >
        <FormNotices form={form} />
        <Grid columns={2}>
          <TextField label={say(usersTexts.firstName)} autoFocus {...form.field("first_name")} />
          <TextField label={say(usersTexts.lastName)} {...form.field("last_name")} />
        </Grid>
        <TextField
          label={say(usersTexts.email)}
          type="email"
          description={say(agencyUsersTexts.inviteHint, { days: invitationDays })}
          {...form.field("email")}
        />
        <RadioGroup
          label={say(agencyUsersTexts.role)}
          {...form.field("userType")}
          options={builtInRoles("AGENCY", false).map((role) => ({
            id: role,
            label: roleName(say, role),
            description: say(
              role === "Agency user" ? agencyUsersTexts.userHint : agencyUsersTexts.adminHint,
            ),
          }))}
        />
      </Form>
    </Dialog>
  );
}
