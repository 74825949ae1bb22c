import * as openid from "openid-client";
import { HttpError } from "../kernel/http-error.ts";
import { builtInIdentity } from "./built-in-identity.ts";
import { confirmedEmail, type IdentityServices } from "./identity-provider.ts";
import type { IdentityProvider } from "../kernel/ports/identity-provider.ts";
import { before } from "../kernel/time.ts";

export interface OpenIdSettings {
  /** Provider address, such as `https://login.example`. Plain http only on the local machine. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The sign-in page, to which the provider redirects. */
  redirectUri: string;
}

/** Seconds to wait for the provider's answer. */
const timeoutSeconds = 5;
/** Milliseconds in which only one of several tabs asks the provider. */
const refreshMs = 50_000;

/**
 * An organisation's OpenID Connect provider: code flow with PKCE, `state` and `nonce`. It decides
 * about the sessions that it opened; sessions by password are the product's own.
 */
export function openIdIdentity(
  services: IdentityServices,
  { issuer, clientId, clientSecret, redirectUri }: OpenIdSettings,
): IdentityProvider {
  const { system, clock } = services;
  let known: Promise<openid.Configuration> | undefined;
  /** The provider's metadata, read once, and again after a failure. */
  const provider = () =>
    (known ??= openid
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: timeoutSeconds,
        execute: issuer.startsWith("http:") ? [openid.allowInsecureRequests] : [],
      })
      .catch((error: unknown) => {
        known = undefined;
        throw new HttpError(
          400,
          "Your organisation's sign-in cannot be reached. Try again in a moment, or use your password.",
          { cause: error },
        );
      }));

  return {
    checkSession: async () => true,

    async refresh(session_id) {
      const now = clock();
      const stored = await system
        .updateTable("organisation_sessions")
        .set({ refreshed_date_time: now })
        .where("session_id", "=", session_id)
        .where("refreshed_date_time", "<", before(now, refreshMs))
        .returning("refresh_token")
        .executeTakeFirst();
      if (!stored) return;
      const tokens = await openid
        .refreshTokenGrant(await provider(), stored.refresh_token)
        .catch((error: unknown) => {
          // A busy or unreachable provider has not ended the session.
          const isEnded =
            error instanceof openid.ResponseBodyError && error.error === "invalid_grant";
          if (!isEnded) return undefined;
          throw new HttpError(401, "Your organisation has ended your session. Sign in again.");
        });
      if (tokens?.refresh_token)
        await system
          .updateTable("organisation_sessions")
          .set({ refresh_token: tokens.refresh_token })
          .where("session_id", "=", session_id)
          .execute();
    },

    async signOut(session_id) {
      const kept = await system
        .deleteFrom("organisation_sessions")
        .where("session_id", "=", session_id)
        .returning("refresh_token")
        .executeTakeFirst();
      if (kept) await openid.tokenRevocation(await provider(), kept.refresh_token);
    },

    // Changes the product's own passwords; it has no access to the organisation's.
    changePassword: builtInIdentity(services).changePassword,

    signIn: {
      async begin() {
        const config = await provider();
        const state = openid.randomState();
        const nonce = openid.randomNonce();
        const code_verifier = openid.randomPKCECodeVerifier();
        const url = openid.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: "openid email offline_access",
          code_challenge: await openid.calculatePKCECodeChallenge(code_verifier),
          code_challenge_method: "S256",
          state,
          nonce,
          // Some providers issue a refresh token only with this.
          prompt: "consent",
        });
        return { url: url.href, state, nonce, code_verifier };
      },

      async finish({ code, state, iss, nonce, code_verifier }) {
        const config = await provider();
        const back = new URL(redirectUri);
        back.search = new URLSearchParams({ code, state, ...(iss && { iss }) }).toString();
        const tokens = await openid
          .authorizationCodeGrant(config, back, {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: code_verifier,
            idTokenExpected: true,
          })
          .catch((error: unknown) => {
            throw new HttpError(
              401,
              "Your organisation did not confirm that it is you. Sign in again.",
              { cause: error },
            );
          });
        const identity = tokens.claims() as { sub: string };
        const person = await openid.fetchUserInfo(config, tokens.access_token, identity.sub);
        const email = confirmedEmail(person);
        const { refresh_token } = tokens;
        return {
          email,
          claims: { ...identity, ...person },
          keep: async (session_id) => {
            if (refresh_token)
              await system
                .insertInto("organisation_sessions")
                .values({ session_id, refresh_token, refreshed_date_time: clock() })
                .execute();
          },
        };
      },
    },
  };
}
