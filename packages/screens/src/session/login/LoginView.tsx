import { validateEmail } from "@ats/core/session/contract";
import { oneTimeCode } from "@ats/core/session/one-time-code";
import { recoveryCode } from "@ats/core/session/recovery-code";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Form } from "@ats/ui/Form";
import { Link } from "@ats/ui/Link";
import { PasswordField } from "@ats/ui/PasswordField";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { VisuallyHidden } from "@ats/ui/VisuallyHidden";
import { Building2 } from "lucide-react";
import { type ComponentType, useState } from "react";
import type { AccessibleClient } from "@ats/core/session/switching-contract";
import { CompanyChoice } from "../CompanyChoice.tsx";
import { EmailField } from "../sign-in-frame/EmailField.tsx";
import { SignInPage, type SignInPageProps } from "../sign-in-frame/SignInPage.tsx";
import { useErrorFocus } from "../sign-in-frame/useErrorFocus.ts";
import * as css from "./LoginView.css.ts";
import { CodeField } from "./CodeField.tsx";
import type { Organisation } from "./useOrganisation.ts";
import type { Factor, LoginStep, Typed } from "./queries.ts";

export interface LoginViewProps {
  /** The page around the form; by default one of its own. */
  Page?: ComponentType<SignInPageProps>;
  step: LoginStep;
  /** Companies to choose from, last used first. */
  companies: readonly AccessibleClient[];
  error?: string | undefined;
  isPending: boolean;
  /** Why the visitor was logged out. */
  notice?: string | undefined;
  submit(typed: Typed): void;
  factor: Factor;
  /** Changes the second factor. Mailing a code needs the values typed so far. */
  chooseFactor(factor: Factor, typed: Typed): void;
  changeEmail(): void;
  email: string;
  keepEmail(email: string): void;
  /** Sign-in at an organisation; by default there is none. */
  organisation?: Organisation;
  /** Address of the page for a forgotten password. */
  forgotten: string | undefined;
}

const titles: Record<LoginStep, string> = {
  email: "Sign in",
  password: "Enter your password",
  company: "Choose a company",
  code: "Enter your one-time code",
};

export function LoginView({
  Page = SignInPage,
  step,
  companies,
  error,
  isPending,
  notice,
  submit,
  factor,
  chooseFactor,
  changeEmail,
  email: before,
  keepEmail,
  organisation,
  forgotten,
}: LoginViewProps) {
  const [typed, setTyped] = useState<Typed>({ ...nothing, email: before });
  const [wrongForm, setWrongForm] = useState<string>();
  const message = wrongForm ?? error;
  const field = useErrorFocus(message);

  const type = (part: Partial<Typed>) => {
    setWrongForm(undefined);
    setTyped((before) => ({ ...before, ...part }));
  };
  const send = (now = typed) => {
    if (isPending) return;
    const wrong = checkForm(step, factor, now);
    setWrongForm(wrong);
    if (!wrong) submit(now);
  };

  return (
    <Page title={titles[step]} about={step === "email" && "Use the email address of your account."}>
      {notice && step === "email" && <Banner tone="info">{notice}</Banner>}
      {organisation?.error && step === "email" && (
        <Banner tone="critical">{organisation.error}</Banner>
      )}
      <Form onSubmit={() => send()} aria-label="Sign in">
        {step === "email" ? (
          <EmailField
            key="email"
            ref={field}
            autoFocus
            value={typed.email}
            onChange={(email) => {
              keepEmail(email);
              type({ ...nothing, email });
            }}
            errorMessage={message}
          />
        ) : (
          <Account email={typed.email} changeEmail={changeEmail} isDisabled={isPending} />
        )}
        {step === "password" && (
          <PasswordField
            key="password"
            ref={field}
            label="Password"
            name="password"
            autoFocus
            value={typed.password}
            onChange={(password) => type({ password, company: undefined })}
            errorMessage={message}
          />
        )}
        {step === "company" && (
          <CompanyChoice
            label="Company"
            autoFocus
            companies={companies}
            value={typed.company}
            onChange={(company) => type({ company })}
            errorMessage={message}
          />
        )}
        {step === "code" && (
          <CodeField
            key={factor}
            ref={field}
            factor={factor}
            typed={typed}
            onChange={type}
            onComplete={(otp) => send({ ...typed, otp })}
            errorMessage={message}
          />
        )}
        <Button type="submit" variant="primary" size="lg" fullWidth isPending={isPending}>
          {step === "email" ? "Continue" : "Sign in"}
        </Button>
      </Form>
      {step === "code" && (
        <OtherFactors
          factor={factor}
          isDisabled={isPending}
          choose={(next) => {
            type({ otp: "", recovery_code: "" });
            chooseFactor(next, typed);
          }}
        />
      )}
      {organisation && step === "email" && <OrganisationSignIn {...organisation} />}
      {forgotten !== undefined && (step === "email" || step === "password") && (
        <Link href={forgotten}>Forgotten your password?</Link>
      )}
      <VisuallyHidden role="alert">{message}</VisuallyHidden>
    </Page>
  );
}

const OrganisationSignIn = ({ name, isPending, begin }: Organisation) =>
  name && (
    <Button size="lg" fullWidth iconStart={<Building2 />} isPending={isPending} onPress={begin}>
      Sign in with {name}
    </Button>
  );

/** Shows the account, with a hidden field for password managers. */
function Account({
  email,
  changeEmail,
  isDisabled,
}: {
  email: string;
  changeEmail(): void;
  isDisabled: boolean;
}) {
  return (
    <div className={css.account}>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <Text truncate weight="medium" title={email}>
        {email}
      </Text>
      <Button variant="ghost" size="sm" onPress={changeEmail} isDisabled={isDisabled}>
        Change email
      </Button>
    </div>
  );
}

const ways: Record<Factor, string> = {
  app: "Use your authenticator app",
  recovery: "Use a recovery code",
  mail: "Send me a code by email",
};

/** Alternatives for a user without their phone. */
function OtherFactors({
  factor,
  isDisabled,
  choose,
}: {
  factor: Factor;
  isDisabled: boolean;
  choose(factor: Factor): void;
}) {
  const others = (Object.keys(ways) as Factor[]).filter((other) => other !== factor);
  return (
    <Stack gap="sm">
      {others.map((other) => (
        <Button key={other} fullWidth isDisabled={isDisabled} onPress={() => choose(other)}>
          {ways[other]}
        </Button>
      ))}
    </Stack>
  );
}

const nothing: Typed = {
  email: "",
  password: "",
  company: undefined,
  otp: "",
  recovery_code: "",
};

/** Checks the form of the values before calling the server. */
function checkForm(step: LoginStep, factor: Factor, typed: Typed): string | undefined {
  const { email, password, company, otp, recovery_code } = typed;
  if (step === "email") return validateEmail.body.safeParse({ email }).error?.issues[0]?.message;
  if (step === "password") return password ? undefined : "Enter your password.";
  if (step === "company") return company ? undefined : "Choose the company to sign in to.";
  if (factor === "recovery") return recoveryCode.safeParse(recovery_code).error?.issues[0]?.message;
  if (factor === "mail")
    return /^\d{6}$/.test(otp) ? undefined : "Enter the six digits from the email.";
  return oneTimeCode.safeParse(otp).error?.issues[0]?.message;
}
