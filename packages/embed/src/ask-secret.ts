import { type ClientSecret, splitSecret } from "@ats/core/embed/messages";

/**
 * Returns a function that gets a client secret from the partner's code. Calls at the same time share
 * one answer. A failure is told, and its answer undefined.
 */
export function askSecretOf(secret: () => Promise<string>, fail: (message: string) => void) {
  let asked: Promise<ClientSecret | undefined> | undefined;

  async function get() {
    try {
      const parts = splitSecret(await secret());
      if (parts) return parts;
      throw new Error(
        "It must return client_secret of POST /api/embed/sessions as it is: https://…/embed/<id>#<secret>.",
      );
    } catch (error) {
      fail(`"secret" failed. ${error instanceof Error ? error.message : error}`);
      return undefined;
    }
  }

  return () =>
    (asked ??= get().finally(() => {
      asked = undefined;
    }));
}
