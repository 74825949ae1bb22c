import { login, validateCredentials, validateEmail } from "@ats/core/session/contract";
import { listAccessibleClients } from "@ats/core/session/switching-contract";
import { useState } from "react";
import { useCall } from "../../app/endpoint.ts";

export type LoginStep = "email" | "password" | "company" | "code";
/** What the person typed and chose. */
export interface Typed {
  email: string;
  password: string;
  /** Company id, where the email has accounts in several. */
  company?: number | undefined;
  otp: string;
}

/** What became of a sign-in: signed in as a user, or turned away as the company is disabled. */
export interface Outcome {
  signedIn(userId: number): void;
  disabled(): void;
}

/**
 * Signs in step by step: email, password, the company where several answer, and a one-time code
 * where the user has one. Specification §7, Auth.
 */
export function useSignIn({ signedIn, disabled }: Outcome) {
  const [step, setStep] = useState<LoginStep>("email");
  const email = useCall(validateEmail);
  const credentials = useCall(validateCredentials);
  const companies = useCall(listAccessibleClients);
  const open = useCall(login, { onSuccess: ({ id }) => signedIn(id) });

  const go = (next: LoginStep) => {
    for (const call of [email, credentials, companies, open]) call.reset();
    setStep(next);
  };
  const submit = (typed: Typed) => {
    if (step === "email")
      return email.mutate({ body: { email: typed.email } }, { onSuccess: () => go("password") });
    if (step === "code") return open.mutate({ body: typed });
    const { otp: _, ...body } = typed;
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
    changeEmail: () => go("email"),
    /** Why the step was refused, in the server's words. */
    error: (email.error ?? credentials.error ?? companies.error ?? open.error)?.message,
    isPending:
      [email, credentials, companies, open].some(({ isPending }) => isPending) || open.isSuccess,
  };
}
