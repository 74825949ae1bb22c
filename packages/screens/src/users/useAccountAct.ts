import type { AccountAct } from "@ats/core/users/account-contract";
import { actOnUsers } from "@ats/core/users/account-contract";
import { showToast } from "@ats/ui/Toast";
import { texts, useTexts } from "@ats/ui/texts";
import { useCall } from "../app/endpoint.ts";
import { useRefreshUsers } from "./useRefreshUsers.ts";

const actTexts = texts("users.acts", {
  locked: { one: "{name} is locked", other: "{count} users are locked" },
  unlocked: { one: "{name} is unlocked", other: "{count} users are unlocked" },
  signedOut: { one: "{name} is signed out everywhere", other: "{count} users are signed out" },
  linkSent: {
    one: "A password link was sent to {name}",
    other: "Password links were sent to {count} users",
  },
  invited: { one: "{name} was invited again", other: "{count} users were invited again" },
  notDone: {
    one: "Nothing was changed for {count} user",
    other: "Nothing was changed for {count} users",
  },
  reason: "{name}: {reason}",
  failed: "Nothing was changed",
});

const done = {
  LOCK: actTexts.locked,
  UNLOCK: actTexts.unlocked,
  SIGN_OUT: actTexts.signedOut,
  SEND_PASSWORD_LINK: actTexts.linkSent,
  RESEND: actTexts.invited,
} as const satisfies Record<AccountAct, unknown>;

/** Acts on accounts, and says for whom it was done and for whom not. */
export function useAccountAct(onDone?: () => void) {
  const say = useTexts();
  const refresh = useRefreshUsers();
  const call = useCall(actOnUsers, {
    async onSuccess({ results }, { body: { act } }) {
      const changed = results.filter(({ problem }) => problem === null);
      const refused = results.flatMap(({ name, problem }) => (problem ? { name, problem } : []));
      if (changed.length > 0)
        showToast({
          tone: "positive",
          title: say(done[act], { count: changed.length, name: changed[0]?.name ?? "" }),
        });
      if (refused.length > 0)
        showToast({
          tone: "warning",
          title: say(actTexts.notDone, { count: refused.length }),
          description: refused
            .slice(0, 5)
            .map(({ name, problem }) => say(actTexts.reason, { name, reason: problem }))
            .join(" "),
          timeout: null,
        });
      onDone?.();
    },
    onError: ({ message }) =>
      showToast({ tone: "critical", title: say(actTexts.failed), description: message }),
    onSettled: refresh,
  });
  return {
    isPending: call.isPending,
    act: (act: AccountAct, ids: number[]) =>
      call.mutate({ body: { act, ids }, idempotencyKey: crypto.randomUUID() }),
  };
}
