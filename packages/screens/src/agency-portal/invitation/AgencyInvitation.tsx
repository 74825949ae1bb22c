import {
  agencyAccountInput,
  askToJoinAgency,
  askToJoinInput,
  findAgencyInvitation,
  registerAgency,
} from "@ats/core/agency-portal/invitation-contract";
import type { Output } from "@ats/core/contract/endpoint";
import { to } from "@ats/core/navigation/routes";
import { newPasswordProblem, personalWords } from "@ats/core/validation/password";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { ErrorState } from "@ats/ui/ErrorState";
import { Form, type FormError } from "@ats/ui/Form";
import { Grid } from "@ats/ui/Grid";
import { Loader } from "@ats/ui/Loader";
import { PasswordField } from "@ats/ui/PasswordField";
import { TextField } from "@ats/ui/TextField";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { useAts } from "../../app/context.tsx";
import { useEndpoint } from "../../app/endpoint.ts";
import type { ScreenProps } from "../../app/screen.ts";
import { errorsOf } from "../../forms/field-errors.ts";
import { FormNotices } from "../../forms/FormNotices.tsx";
import { useForm } from "../../forms/useForm.ts";
import { SignInFrame } from "../../session/sign-in-frame/SignInFrame.tsx";
import { SignInPage } from "../../session/sign-in-frame/SignInPage.tsx";
import { useTypedEmail } from "../../session/useTypedEmail.ts";
import { usersTexts } from "../../users/texts.ts";
import { type Declared, Declarations } from "../Declarations.tsx";
import { invitationTexts } from "./texts.ts";

type Invitation = Output<typeof findAgencyInvitation>;

/** The page of a mailed invitation: an agency without an account sets one up and accepts. */
export function AgencyInvitation({ params }: ScreenProps<"agencyInvitation">) {
  const say = useTexts();
  const { token } = params;
  const [isReady, setReady] = useState(false);
  const [asked, setAsked] = useState<string>();
  const link = useEndpoint(findAgencyInvitation, { body: { token } }, { staleTime: Infinity });
  if (link.isPending) return <Loader label={say(invitationTexts.checking)} isFullPage />;
  if (link.isError)
    return link.error.status === 400 ? (
      <SignInPage title={say(invitationTexts.invalid)}>
        <Banner tone="critical">{say(invitationTexts.invalidHint)}</Banner>
        <SignInButton />
      </SignInPage>
    ) : (
      <SignInFrame>
        <ErrorState
          level={1}
          title={say(invitationTexts.notChecked)}
          description={link.error.message}
          onRetry={() => void link.refetch()}
        />
      </SignInFrame>
    );
  const { client, agency, contact, has_account } = link.data;
  const { email } = contact;
  if (isReady)
    return (
      <SignInPage title={say(invitationTexts.ready, { client })}>
        <Banner tone="positive">{say(invitationTexts.readyHint, { email })}</Banner>
        <SignInButton email={email} isPrimary />
      </SignInPage>
    );
  if (asked)
    return (
      <SignInPage title={say(invitationTexts.asked, { agency: asked })}>
        <Banner tone="positive">{say(invitationTexts.askedHint)}</Banner>
      </SignInPage>
    );
  return (
    <SignInPage
      title={say(invitationTexts.title, { client, agency })}
      about={say(has_account ? invitationTexts.hasAccount : invitationTexts.about, {
        client,
        email,
      })}
    >
      {has_account ? (
        <SignInButton email={email} isPrimary />
      ) : (
        <AccountForm
          token={token}
          invitation={link.data}
          onReady={() => setReady(true)}
          onAsked={setAsked}
        />
      )}
    </SignInPage>
  );
}

function SignInButton({ email, isPrimary = false }: { email?: string; isPrimary?: boolean }) {
  const say = useTexts();
  const { navigate } = useAts();
  const { keep } = useTypedEmail();
  return (
    <Button
      variant={isPrimary ? "primary" : "secondary"}
      size="lg"
      fullWidth
      onPress={() => {
        if (email) keep(email);
        navigate(to.Login());
      }}
    >
      {say(invitationTexts.signIn)}
    </Button>
  );
}

interface Typed extends Declared {
  company_name: string;
  first_name: string;
  last_name: string;
  password: string;
}

/** True for an error of a declaration, which ends the form. */
const isDeclared = ({ name }: FormError) => name?.startsWith("keeps_") === true;

interface AccountFormProps {
  token: string;
  invitation: Invitation;
  onReady(): void;
  onAsked(agency: string): void;
}

function AccountForm({ token, invitation, onReady, onAsked }: AccountFormProps) {
  const say = useTexts();
  const { client } = useAts();
  const { agency, contact, off_limits, terms } = invitation;
  const [first_name = "", ...rest] = contact.name.split(" ");
  const ownerOf = ({ company_name, ...typed }: Typed) => ({
    email: contact.email,
    name: `${typed.first_name} ${typed.last_name}`,
    company_name,
  });
  const form = useForm<Typed>({
    draft: useState<Typed>(),
    saved: {
      company_name: agency,
      first_name,
      last_name: rest.join(" "),
      password: "",
      keeps_conduct: false,
      keeps_off_limits: false,
    },
    check(typed) {
      const problem = newPasswordProblem(typed.password, ownerOf(typed));
      const others = errorsOf(agencyAccountInput, typed).filter(({ name }) => name !== "password");
      return [
        ...others.filter((error) => !isDeclared(error)),
        ...(problem ? [{ name: "password", message: problem }] : []),
        ...others.filter(isDeclared),
      ];
    },
    async save(typed) {
      const body = {
        ...typed,
        token,
        keeps_conduct: true,
        keeps_off_limits: true,
        terms_id: terms?.id ?? null,
      } as const;
      await client.call(registerAgency, { body });
      onReady();
    },
  });
  const { company_name } = form.typed;
  const ask = () =>
    void form.attempt(errorsOf(askToJoinInput, form.typed), async () => {
      const { first_name: first, last_name: last } = form.typed;
      const body = { token, company_name, first_name: first, last_name: last };
      await client.call(askToJoinAgency, { body });
      onAsked(company_name);
    });
  return (
    <Form aria-label={say(invitationTexts.form)} errors={form.errors} onSubmit={form.submit}>
      <FormNotices form={form} failed={say(invitationTexts.failed)} />
      {form.refusal?.status === 409 && (
        <Button isPending={form.isSaving} onPress={ask}>
          {say(invitationTexts.askToJoin, { agency: company_name })}
        </Button>
      )}
      <TextField label={say(invitationTexts.agency)} {...form.field("company_name")} />
      <Grid columns={2}>
        <TextField
          label={say(usersTexts.firstName)}
          autoComplete="given-name"
          {...form.field("first_name")}
        />
        <TextField
          label={say(usersTexts.lastName)}
          autoComplete="family-name"
          {...form.field("last_name")}
        />
      </Grid>
      <input type="email" autoComplete="username" value={contact.email} readOnly hidden />
      <PasswordField
        label={say(invitationTexts.password)}
        description={`${say(invitationTexts.email, { email: contact.email })} ${say(invitationTexts.passwordHint)}`}
        showsStrength
        personalWords={personalWords(ownerOf(form.typed))}
        {...form.field("password")}
      />
      <Declarations
        client={invitation.client}
        off_limits={off_limits}
        terms={terms}
        checkbox={form.checkbox}
      />
      <Button type="submit" variant="primary" size="lg" fullWidth isPending={form.isSaving}>
        {say(invitationTexts.register)}
      </Button>
    </Form>
  );
}
