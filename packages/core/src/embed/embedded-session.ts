import { generateKeyPair, generateProof, type KeyPair } from "dpop";
import { ApiError, createClient } from "../contract/client.ts";
import type { Output } from "../contract/endpoint.ts";
import { livePath } from "../notifications/notification.ts";
import {
  apiTokenHeader,
  authorisationSchemes,
  proofHeader,
  proofNonceHeader,
} from "../session/session.ts";
import { redeemClientSecret } from "./contract.ts";

interface Options {
  /** Origin of the product. */
  product: string;
  /** Origin of the partner's page. */
  partner: string;
  /** Asks the partner's page for a new secret; undefined when it has none. */
  askSecret(): Promise<string | undefined>;
  /** Called when a new session has followed one that had ended. */
  renewed(session: Redeemed): void;
  /** Called when the session has ended and there is no new one. */
  ended(): void;
  fetch?: ((request: Request) => Promise<Response>) | undefined;
}

export type Redeemed = Output<typeof redeemClientSecret>;

/**
 * A session in a partner's page: it lives in memory, and each request proves a key that was made
 * here and cannot be taken out (RFC 9449).
 */
export interface EmbeddedSession {
  /** Opens the session of a secret. Throws {@link ApiError} when it is refused. */
  redeem(secret: string): Promise<Redeemed>;
  /**
   * Sends a request with token and proof; when the session has ended, once more with a new one of
   * the same user. Rejects when the new one is of another.
   */
  fetch(request: Request): Promise<Response>;
  /** Query parameters that admit the live websocket. */
  liveProof(): Promise<{ session_id: string; dpop: string }>;
}

export function createEmbeddedSession(options: Options): EmbeddedSession {
  const { product, partner, askSecret, fetch: send = (request) => fetch(request) } = options;
  let keys: Promise<KeyPair> | undefined;
  let token: string | undefined;
  let nonce: string | undefined;
  let user: number | undefined;
  let renewing: Promise<boolean> | undefined;

  async function proofOf(method: string, url: string, of: string | undefined): Promise<string> {
    keys ??= generateKeyPair("ES256");
    const { origin, pathname } = new URL(url);
    return generateProof(await keys, origin + pathname, method, nonce, of);
  }

  /** Sends a copy, so that the request can be sent again. */
  async function sendProven(request: Request, of = token): Promise<Response> {
    const copy = request.clone();
    copy.headers.delete(apiTokenHeader);
    copy.headers.set(proofHeader, await proofOf(request.method, request.url, of));
    if (of) copy.headers.set("authorization", `${authorisationSchemes.embedded} ${of}`);
    const response = await send(copy);
    nonce = response.headers.get(proofNonceHeader) ?? nonce;
    return response;
  }

  /** A proof is refused when its nonce is old. */
  async function sendFresh(request: Request): Promise<Response> {
    const before = nonce;
    const response = await sendProven(request);
    const isStale =
      response.status === 401 && nonce !== before && response.headers.has(proofNonceHeader);
    return isStale ? sendProven(request) : response;
  }

  const client = createClient({
    baseUrl: product,
    // There is no session yet.
    fetch: (request) => sendProven(request, ""),
    token: { read: () => undefined, write: (given) => void (token = given) },
  });

  async function redeem(secret: string): Promise<Redeemed> {
    const redeemed = await client.call(redeemClientSecret, {
      body: { secret, origin: partner },
      headers: { [proofHeader]: "" },
    });
    user = redeemed.user_id;
    return redeemed;
  }

  /** Calls that end at the same time share one new session. */
  const renew = () =>
    (renewing ??= askSecret()
      .then(async (secret) => {
        if (!secret) return false;
        options.renewed(await redeem(secret));
        return true;
      })
      .catch((error: unknown) => {
        if (error instanceof ApiError) return false;
        throw error;
      })
      .finally(() => (renewing = undefined)));

  return {
    redeem,
    async fetch(request) {
      const used = token;
      const sender = user;
      const response = await sendFresh(request);
      if (response.status !== 401) return response;
      // Another call may have renewed the session meanwhile.
      if (token !== used || (await renew())) {
        if (user === sender) return sendFresh(request);
        throw new DOMException("Another user has signed in.", "AbortError");
      }
      options.ended();
      return response;
    },
    async liveProof() {
      const session_id = token ?? "";
      return { session_id, dpop: await proofOf("GET", new URL(livePath, product).href, token) };
    },
  };
}
