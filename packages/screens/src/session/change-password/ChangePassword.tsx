import { changePassword } from "@ats/core/session/password-contract";
import { useCall } from "../../app/endpoint.ts";
import { PasswordChanged } from "../reset-password/ResetPasswordView.tsx";
import { useTypedEmail } from "../useTypedEmail.ts";
import { ChangePasswordView } from "./ChangePasswordView.tsx";

/** Changes a password with the old one, without signing in. Specification §2, changePassword. */
export function ChangePassword() {
  const { typed, keep } = useTypedEmail();
  const change = useCall(changePassword);
  if (change.isSuccess) return <PasswordChanged />;
  return (
    <ChangePasswordView
      email={typed}
      isPending={change.isPending}
      error={change.error?.message}
      submit={(body) => {
        keep(body.email);
        change.mutate({ body });
      }}
    />
  );
}
