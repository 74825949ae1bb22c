import { type FlagRule, meetsRule } from "@ats/core/flags/flags";
import type { User } from "@ats/core/users/user";
import type { Client, Provider } from "@openfeature/web-sdk";
import { systemFlagsProvider } from "./system-flags-provider.ts";

export interface Flags {
  /** Evaluates a rule for the signed-in user. Undefined until the user is known. */
  isOn(rule: FlagRule): boolean | undefined;
  identify(user: User): void;
  subscribe(listener: () => void): () => void;
}

/** Reads flags from a host's provider, with `system_flags` as fallback. Specification §6. */
export function createFlags(provider: Provider | undefined): Flags {
  const listeners = new Set<() => void>();
  let user: User | undefined;
  let read: ((name: string) => boolean) | undefined;
  const know = (next: typeof read) => {
    read = next;
    for (const tell of listeners) tell();
  };
  return {
    isOn: (rule) => read && meetsRule(rule, read),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    identify(next) {
      if (next === user) return;
      const isOther = next.id !== user?.id;
      user = next;
      const { resolveBooleanEvaluation: evaluate } = systemFlagsProvider(next.system_flags);
      const isOwn = (name: string) => evaluate(name).value;
      if (!provider) return know(isOwn);
      if (isOther) know(undefined);
      // If the provider fails, the company's own flags hold.
      connect(provider, next, () => know(read)).then(
        (client) => user === next && know((name) => client.getBooleanValue(name, isOwn(name))),
        () => user === next && know(isOwn),
      );
    },
  };
}

const domain = "ats";

/** Registers the host's provider with OpenFeature, whose code loads only then. */
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
