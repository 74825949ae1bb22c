import type { Provider } from "@openfeature/web-sdk";
import { createFlags, type Flags } from "../flags/flags.ts";
import { ConcurrentLogin } from "../session/concurrent-login.ts";
import { AccountSwitch } from "./account-switch.ts";

/** Shared by the screens of one visit, beside the host's services. */
export interface Services {
  flags: Flags;
  accountSwitch: AccountSwitch;
  concurrentLogin: ConcurrentLogin;
  /** Milliseconds since the visit began. */
  ageMs(): number;
}

export function createServices(flags: Provider | undefined): Services {
  const began = performance.now();
  return {
    flags: createFlags(flags),
    accountSwitch: new AccountSwitch(),
    concurrentLogin: new ConcurrentLogin(),
    ageMs: () => performance.now() - began,
  };
}
