import type { Provider } from "@openfeature/web-sdk";
import { PageCommands } from "../commands/page-commands.ts";
import { createFlags, type Flags } from "../flags/flags.ts";
import { ConcurrentLogin } from "../session/concurrent-login.ts";
import { AccountSwitch } from "./account-switch.ts";

/** Shared by the screens of one visit, beside the host's services. */
export interface Services {
  flags: Flags;
  accountSwitch: AccountSwitch;
  concurrentLogin: ConcurrentLogin;
  pageCommands: PageCommands;
  /** Milliseconds since the visit began. */
  ageMs(): number;
}

export function createServices(flags: Provider | undefined): Services {
  const began = performance.now();
  return {
    flags: createFlags(flags),
    accountSwitch: new AccountSwitch(),
    concurrentLogin: new ConcurrentLogin(),
    pageCommands: new PageCommands(),
    ageMs: () => performance.now() - began,
  };
}
