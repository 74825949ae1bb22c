import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import type { ReactNode } from "react";

/** Over a form that shows what was typed before: it is not saved, and can be thrown away. Quality R4. */
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
