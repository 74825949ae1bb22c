import { validateEmail } from "@ats/core/session/contract";
import { oneTimeCode } from "@ats/core/session/one-time-code";
import { recoveryCode } from "@ats/core/session/recovery-code";
import type { AccessibleClient } from "@ats/core/session/switching-contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Form } from "@ats/ui/Form";
import { Link } from "@ats/ui/Link";
import { PasswordField } from "@ats/ui/PasswordField";
import { Stack } from "@ats/ui/Stack";
import { Text as Line } from "@ats/ui/Text";
import { type Say, type Text, useTexts } from "@ats/ui/texts";
import { VisuallyHidden } from "@ats/ui/VisuallyHidden";
import { Building2 } from "lucide-react";
import { type ComponentType, useState } from "react";
import { CompanyChoice } from "../CompanyChoice.tsx";
import { EmailField } from "../sign-in-frame/EmailField.tsx";
import { SignInPage, type SignInPageProps } from "../sign-in-frame/SignInPage.tsx";
import { useErrorFocus } from "../sign-in-frame/useErrorFocus.ts";
import { CodeField } from "./CodeField.tsx";
import * as css from "./LoginView.css.ts";
import type { Factor, LoginStep, Typed } from "./queries.ts";
import { loginTexts } from "./texts.ts";
import type { Organisation } from "./useOrganisation.ts";

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

const titles: Record<LoginStep, Text> = {
  email: loginTexts.signIn,
  password: loginTexts.passwordTitle,
  company: loginTexts.companyTitle,
  code: loginTexts.codeTitle,
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
  const say = useTexts();
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
    const wrong = checkForm(say, step, factor, now);
    setWrongForm(wrong);
    if (!wrong) submit(now);
  };

  return (
    <Page title={say(titles[step])} about={step === "email" && say(loginTexts.emailHint)}>
      {notice && step === "email" && <Banner tone="info">{notice}</Banner>}
      {organisation?.error && step === "email" && (
        <Banner tone="critical">{organisation.error}</Banner>
      )}
      <Form onSubmit={() => send()} aria-label={say(loginTexts.signIn)}>
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
            label={say(loginTexts.password)}
            name="password"
            autoFocus
            value={typed.password}
            onChange={(password) => type({ password, company: undefined })}
            errorMessage={message}
          />
        )}
        {step === "company" && (
          <CompanyChoice
            label={say(loginTexts.company)}
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
          {say(step === "email" ? loginTexts.continue : loginTexts.signIn)}
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
        <Link href={forgotten}>{say(loginTexts.forgotten)}</Link>
      )}
      <VisuallyHidden role="alert">{message}</VisuallyHidden>
    </Page>
  );
}

const OrganisationSignIn = ({ name, isPending, begin }: Organisation) => {
  const say = useTexts();
  return (
    name && (
      <Button size="lg" fullWidth iconStart={<Building2 />} isPending={isPending} onPress={begin}>
        {say(loginTexts.signInWith, { name })}
      </Button>
    )
  );
};

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
  const say = useTexts();
  return (
    <div className={css.account}>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <Line truncate weight="medium" title={email}>
        {email}
      </Line>
      <Button variant="ghost" size="sm" onPress={changeEmail} isDisabled={isDisabled}>
        {say(loginTexts.changeEmail)}
      </Button>
    </div>
  );
}

const ways: Record<Factor, Text> = {
  app: loginTexts.useApp,
  recovery: loginTexts.useRecoveryCode,
  mail: loginTexts.mailCode,
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
  const say = useTexts();
  const others = (Object.keys(ways) as Factor[]).filter((other) => other !== factor);
  return (
    <Stack gap="sm">
      {others.map((other) => (
        <Button key={other} fullWidth isDisabled={isDisabled} onPress={() => choose(other)}>
          {say(ways[other])}
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
function checkForm(say: Say, step: LoginStep, factor: Factor, typed: Typed): string | undefined {
  const { email, password, company, otp, recovery_code } = typed;
  if (step === "email") return validateEmail.body.safeParse({ email }).error?.issues[0]?.message;
  if (step === "password") return password ? undefined : say(loginTexts.passwordMissing);
  if (step === "company") return company ? undefined : say(loginTexts.companyMissing);
  if (factor === "recovery") return recoveryCode.safeParse(recovery_code).error?.issues[0]?.message;
  if (factor === "mail") return /^\d{6}$/.test(otp) ? undefined : say(loginTexts.mailedCodeMissing);
  return oneTimeCode.safeParse(otp).error?.issues[0]?.message;
}
