import type { Services } from "../kernel/services.ts";
import { builtInIdentity } from "../session/built-in-identity.ts";
import { type Claims, confirmedEmail } from "../session/identity-provider.ts";
import type { IdentityProvider } from "../kernel/ports/identity-provider.ts";

/** An organisation that has signed somebody in, for tests that are not about its provider. */
export const testOrganisation = (services: Services, claims: Claims): IdentityProvider => ({
  ...builtInIdentity(services),
  signIn: {
    begin: async () => ({
      url: "https://login.northgate.example/",
      state: "s",
      nonce: "n",
      code_verifier: "v",
    }),
    finish: async () => ({
      email: confirmedEmail(claims),
      claims: { ...claims },
      keep: async () => {},
    }),
  },
});
