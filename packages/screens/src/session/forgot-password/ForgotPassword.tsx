import { forgotPassword } from "@ats/core/session/password-contract";
import { useCall } from "../../app/endpoint.ts";
import type { ScreenProps } from "../../app/screen.ts";
import type { SignInSearch } from "../sign-in-links.ts";
import { useTypedEmail } from "../useTypedEmail.ts";
import { ForgotPasswordView } from "./ForgotPasswordView.tsx";

export function ForgotPassword({ search }: ScreenProps<"Forgotpassword", SignInSearch>) {
  const { typed, keep } = useTypedEmail();
  const ask = useCall(forgotPassword);
  return (
    <ForgotPasswordView
      email={typed}
      search={search}
      isSent={ask.isSuccess}
      isPending={ask.isPending}
      error={ask.error?.message}
      submit={(email) => {
        keep(email);
        ask.mutate({ body: { email } });
      }}
      again={ask.reset}
    />
  );
}
