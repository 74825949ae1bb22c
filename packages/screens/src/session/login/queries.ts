import { login, validateCredentials, validateEmail } from "@ats/core/session/contract";
import { sendMailedCode, verifyMailedCode } from "@ats/core/session/mailed-code-contract";
import { listAccessibleClients } from "@ats/core/session/switching-contract";
import { useState } from "react";
import { useCall } from "../../app/endpoint.ts";

export type LoginStep = "email" | "password" | "company" | "code";
export interface Typed {
  email: string;
  password: string;
  /** Company id, if the email has accounts in several. */
  company?: number | undefined;
  /** Six digits, from the app or an email. */
  otp: string;
  recovery_code: string;
}

/** The second factor: the app's code, or a replacement for it. */
export type Factor = "app" | "recovery" | "mail";

/** Handlers for the end of a sign-in: signed in, or refused because the company is disabled. */
export interface Outcome {
  signedIn(userId: number): void;
  disabled(): void;
}

/**
 * Signs in step by step: email, password, a choice of company and a one-time code, if needed.
 * Specification §7, Auth.
 */
export function useSignIn({ signedIn, disabled }: Outcome) {
  const [step, setStep] = useState<LoginStep>("email");
  const email = useCall(validateEmail);
  const credentials = useCall(validateCredentials);
  const companies = useCall(listAccessibleClients);
  const [factor, setFactor] = useState<Factor>("app");
  const open = useCall(login, { onSuccess: ({ id }) => signedIn(id) });
  const send = useCall(sendMailedCode);
  const openByMail = useCall(verifyMailedCode, { onSuccess: ({ id }) => signedIn(id) });
  const calls = [email, credentials, companies, open, send, openByMail];

  const go = (next: LoginStep) => {
    for (const call of calls) call.reset();
    setFactor("app");
    setStep(next);
  };
  const chooseFactor = (next: Factor, { email, password, company }: Typed) => {
    for (const call of calls) call.reset();
    if (next === "mail")
      send.mutate({ body: { email, password, company } }, { onSuccess: () => setFactor(next) });
    else setFactor(next);
  };
  const submit = (typed: Typed) => {
    if (step === "email")
      return email.mutate({ body: { email: typed.email } }, { onSuccess: () => go("password") });
    const { otp, recovery_code, ...body } = typed;
    if (step === "code") {
      if (factor === "mail") return openByMail.mutate({ body: { ...body, otp } });
      return open.mutate({
        body: { ...body, ...(factor === "recovery" ? { recovery_code } : { otp }) },
      });
    }
    open.reset();
    credentials.mutate(
      { body },
      {
        onSuccess: (answer) => {
          if (answer.has_multiple_profiles)
            companies.mutate(
              { body: { email: typed.email, password: typed.password } },
              { onSuccess: () => setStep("company") },
            );
          else if (answer.disabled) disabled();
          else if (answer.mfa) go("code");
          else open.mutate({ body });
        },
      },
    );
  };
  return {
    step,
    companies: companies.data?.accessible_clients ?? [],
    submit,
    factor,
    chooseFactor,
    changeEmail: () => go("email"),
    /** The server's reason for refusing a step. */
    error: calls.map(({ error }) => error?.message).find((message) => message !== undefined),
    isPending: calls.some(({ isPending }) => isPending) || open.isSuccess || openByMail.isSuccess,
  };
}
