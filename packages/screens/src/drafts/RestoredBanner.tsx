import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import type { ReactNode } from "react";

/** Says that the form shows restored, unsaved text, and offers to discard it. Quality R4. */
export const RestoredBanner = ({
  onDiscard,
  children,
}: {
  onDiscard(): void;
  children: ReactNode;
}) => (
  <Banner
    tone="info"
    actions={
      <Button size="sm" onPress={onDiscard}>
        Discard
      </Button>
    }
  >
    {children}
  </Banner>
);
