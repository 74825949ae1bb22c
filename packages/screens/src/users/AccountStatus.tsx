import type { AccountState } from "@ats/core/users/list-columns";
import { StatusBadge, type StatusBadgeProps } from "@ats/ui/StatusBadge";
import { useTexts } from "@ats/ui/texts";
import { accountStateTexts } from "./texts.ts";

const tones: Record<AccountState, NonNullable<StatusBadgeProps["tone"]>> = {
  ACTIVE: "positive",
  ASKED: "warning",
  INVITED: "info",
  EXPIRED: "warning",
  LOCKED: "critical",
  DEACTIVATED: "neutral",
};

/** The state of a user's account. */
export function AccountStatus({ state }: { state: AccountState }) {
  const say = useTexts();
  return <StatusBadge label={say(accountStateTexts[state])} tone={tones[state]} />;
}
