import { resetPassword, resetPasswordLink } from "@ats/core/session/password-contract";
import { Loader } from "@ats/ui/Loader";
import { useTexts } from "@ats/ui/texts";
import { useCall, useEndpoint } from "../../app/endpoint.ts";
import type { ScreenProps } from "../../app/screen.ts";
import { useTypedEmail } from "../useTypedEmail.ts";
import {
  BadLink,
  LinkCheckFailed,
  PasswordChanged,
  ResetPasswordView,
} from "./ResetPasswordView.tsx";
import { resetPasswordTexts } from "./texts.ts";

export function ResetPassword({ params }: ScreenProps<"Resetpassword">) {
  const say = useTexts();
  const { token } = params;
  const { keep } = useTypedEmail();
  const link = useEndpoint(resetPasswordLink, { body: { token } }, { staleTime: Infinity });
  const reset = useCall(resetPassword);
  if (reset.isSuccess) return <PasswordChanged isRegistered={link.data?.is_invitation ?? false} />;
  if (link.isPending) return <Loader label={say(resetPasswordTexts.checking)} isFullPage />;
  if (link.isError) {
    const { message, status } = link.error;
    if (status === 400 || status === 409)
      return <BadLink why={message} isInvitation={status === 409} />;
    return <LinkCheckFailed why={message} retry={() => void link.refetch()} />;
  }
  return (
    <ResetPasswordView
      owner={link.data}
      isPending={reset.isPending}
      error={reset.error?.message}
      submit={(password) => {
        keep(link.data.email);
        reset.mutate({ body: { token, password } });
      }}
    />
  );
}
