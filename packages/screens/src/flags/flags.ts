import { type FlagRule, holds } from "@ats/core/flags/flags";
import type { User } from "@ats/core/users/user";
import type { Client, Provider } from "@openfeature/web-sdk";
import { systemFlagsProvider } from "./system-flags-provider.ts";

/** The feature flags of a visit. */
export interface Flags {
  /** Whether a rule holds for the signed-in user; undefined while that is not known yet. */
  isOn(rule: FlagRule): boolean | undefined;
  /** Says that the user is known, or another one. */
  identify(user: User): void;
  subscribe(listener: () => void): () => void;
}

/** Flags of `system_flags`, or of a host's provider, which falls back to them. Specification §6. */
export function createFlags(provider: Provider | undefined): Flags {
  const listeners = new Set<() => void>();
  let user: User | undefined;
  let read: ((name: string) => boolean) | undefined;
  const know = (next: typeof read) => {
    read = next;
    for (const tell of listeners) tell();
  };
  return {
    isOn: (rule) => read && holds(rule, read),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    identify(next) {
      if (next === user) return;
      const isOther = next.id !== user?.id;
      user = next;
      const { resolveBooleanEvaluation: own } = systemFlagsProvider(next.system_flags);
      const isOwn = (name: string) => own(name).value;
      if (!provider) return know(isOwn);
      if (isOther) know(undefined);
      // A provider that fails leaves the flags to the company's own.
      connect(provider, next, () => know(read)).then(
        (client) => user === next && know((name) => client.getBooleanValue(name, isOwn(name))),
        () => user === next && know(isOwn),
      );
    },
  };
}

const domain = "ats";

/** Gives the host's provider to OpenFeature, whose code loads only for one. */
async function connect(provider: Provider, user: User, onChange: () => void): Promise<Client> {
  const { OpenFeature, ProviderEvents } = await import("@openfeature/web-sdk");
  const { id, company, userType } = user;
  await OpenFeature.setProviderAndWait(domain, provider, {
    targetingKey: String(id),
    company,
    userType,
  });
  const client = OpenFeature.getClient(domain);
  client.addHandler(ProviderEvents.ConfigurationChanged, onChange);
  return client;
}
