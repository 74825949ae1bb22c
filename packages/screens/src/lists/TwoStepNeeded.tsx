import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { EmptyState } from "@ats/ui/EmptyState";
import { useTexts } from "@ats/ui/texts";
import { ShieldAlert } from "lucide-react";
import { listsTexts } from "./texts.ts";

/** Leads to two-step verification, without which a company shows nothing. */
export function TwoStepNeeded({ description }: { description: string }) {
  const say = useTexts();
  return (
    <EmptyState
      level={2}
      icon={<ShieldAlert />}
      title={say(listsTexts.twoStepNeeded)}
      description={description}
      action={
        <Button variant="primary" href={`${to.Settings()}?section=verification`}>
          {say(listsTexts.turnOnTwoStep)}
        </Button>
      }
    />
  );
}
