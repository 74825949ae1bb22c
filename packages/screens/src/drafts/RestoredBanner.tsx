import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { useTexts } from "@ats/ui/texts";
import type { ReactNode } from "react";
import { draftTexts } from "./texts.ts";

interface RestoredBannerProps {
  onDiscard(): void;
  children: ReactNode;
}

/** Says that the form shows restored, unsaved text, and offers to discard it. Quality R4. */
export function RestoredBanner({ onDiscard, children }: RestoredBannerProps) {
  const say = useTexts();
  return (
    <Banner
      tone="info"
      actions={
        <Button size="sm" onPress={onDiscard}>
          {say(draftTexts.discard)}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
