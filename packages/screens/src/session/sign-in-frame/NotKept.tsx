import { Button } from "@ats/ui/Button";
import { useTexts } from "@ats/ui/texts";
import type { ComponentType } from "react";
import { isFramed } from "../framed.ts";
import { SignInPage, type SignInPageProps } from "./SignInPage.tsx";
import { signInFrameTexts } from "./texts.ts";

interface NotKeptProps {
  /** Where to sign in, in a window of its own. Default: this page. */
  address?: string;
  /** The page around it; by default one of its own. */
  Page?: ComponentType<SignInPageProps>;
}

/** Shown after a sign-in that the browser does not keep: in a frame of another site, for example. */
export function NotKept({ address = window.location.href, Page = SignInPage }: NotKeptProps) {
  const say = useTexts();
  const framed = isFramed();
  const advice = framed ? signInFrameTexts.notKeptInFrame : signInFrameTexts.noCookies;
  return (
    <Page title={say(signInFrameTexts.notKept)} about={<span role="alert">{say(advice)}</span>}>
      <Button
        {...(framed
          ? { href: address, target: "_blank", rel: "noopener" }
          : { onPress: () => window.location.assign(address) })}
        variant="primary"
        size="lg"
        fullWidth
      >
        {say(framed ? signInFrameTexts.ownWindow : signInFrameTexts.signInAgain)}
      </Button>
    </Page>
  );
}
