import { signInFrame } from "@ats/core/embed/contract";
import type { PartnerMessage } from "@ats/core/embed/messages";
import { ErrorState } from "@ats/ui/ErrorState";
import { Loader } from "@ats/ui/Loader";
import { Heading } from "@ats/ui/Heading";
import { useTexts } from "@ats/ui/texts";
import { useEffect, useEffectEvent } from "react";
import { AtsScreens } from "../app/AtsScreens.tsx";
import { useCall } from "../app/endpoint.ts";
import { embedTexts } from "./texts.ts";

/** The window that signs in the frame that has opened it, and closes. */
export const SignInWindow = () => (
  <AtsScreens>
    <Answer />
  </AtsScreens>
);

function Answer() {
  const say = useTexts();
  const { mutate, error, isPending, isSuccess } = useCall(signInFrame, {
    onSuccess({ secret }) {
      const message: PartnerMessage = { type: "secret", secret };
      // Only a frame of this origin receives it.
      window.opener?.postMessage(message, window.location.origin);
      window.close();
    },
  });
  const answer = () => mutate({});
  const begin = useEffectEvent(answer);
  useEffect(() => begin(), []);
  if (error)
    return (
      <ErrorState
        level={1}
        title={say(embedTexts.refused)}
        description={error.message}
        isRetrying={isPending}
        onRetry={answer}
      />
    );
  return isSuccess ? (
    <Heading level={1}>{say(embedTexts.closeWindow)}</Heading>
  ) : (
    <Loader label={say(embedTexts.opening)} />
  );
}
