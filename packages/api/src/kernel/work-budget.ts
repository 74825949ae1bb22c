import { HttpError } from "./http-error.ts";
import { networkOf } from "./network-address.ts";
import type { RequestContext } from "./request-context.ts";

/**
 * Most work for visitors of one address: a tenth of a core, up to ten seconds of it saved up. Each
 * of their requests takes 50 ms at least while it runs, so that they cannot all come at once.
 * Quality S8.
 */
export const workLimits = { share: 0.1, savedMs: 10_000, leastMs: 50, addresses: 10_000 } as const;

/** A session that was open so recently is no stranger, whatever others send from its address. */
const knownMs = 5 * 60_000;

export interface Meter {
  /** Stops charging the request: it has an open session. */
  recognise(): void;
  /** Waits for the client, which is no work. */
  idle<T>(wait: () => Promise<T>): Promise<T>;
}

interface Account {
  spentMs: number;
  /** When `spentMs` was right. */
  at: number;
  running: number;
  /** Sum of the shares at which those that run began. */
  begun: number;
}

/**
 * Measures the work of requests in this process. Those in progress at a time share it equally; each
 * address pays for the shares of its requests.
 */
export function workBudget(now: () => number = () => performance.now(), limits = workLimits) {
  const accounts = new Map<string, Account>();
  const known = new Map<string, number>();
  let running = 0;
  /** Work of a request that had run all the time. */
  let share = 0;
  let at = now();

  function tick(): number {
    const time = now();
    if (running > 0) share += (time - at) / running;
    at = time;
    return time;
  }

  function accountOf(address: string, time: number): Account {
    const account = accounts.get(address) ?? { spentMs: 0, at: time, running: 0, begun: 0 };
    account.spentMs = Math.max(0, account.spentMs - (time - account.at) * limits.share);
    account.at = time;
    moveToEnd(accounts, address, account, limits.addresses);
    return account;
  }

  function refuseSpent({ spentMs, running: own, begun }: Account): void {
    const spent = spentMs + own * (share + limits.leastMs) - begun;
    const over = spent + limits.leastMs - limits.savedMs;
    if (over <= 0) return;
    const seconds = Math.ceil(over / limits.share / 1000);
    throw new HttpError(
      429,
      `Your network has sent more than the server can do for one visitor. Wait ${seconds === 1 ? "a second" : `${seconds} seconds`}, then try again.`,
      { retryAfter: seconds },
    );
  }

  /** Does the work of a request. Refuses it first when its address has spent what it may take. */
  return async <T>(
    request: Pick<RequestContext, "address" | "readSession">,
    work: (meter: Meter) => Promise<T>,
  ): Promise<T> => {
    const time = tick();
    const secret = request.readSession();
    const account = accountOf(networkOf(request.address), time);
    const isKnown = secret !== undefined && time - (known.get(secret) ?? -Infinity) < knownMs;
    if (!isKnown) refuseSpent(account);
    let isCharged = true;
    let began = 0;
    const enter = () => {
      tick();
      running++;
      if (!isCharged) return;
      began = share;
      account.running++;
      account.begun += began;
    };
    const leaveAccount = () => {
      if (!isCharged) return;
      account.running--;
      account.begun -= began;
    };
    const leave = () => {
      tick();
      running--;
      leaveAccount();
      if (isCharged) account.spentMs += share - began;
    };
    enter();
    try {
      return await work({
        recognise() {
          leaveAccount();
          isCharged = false;
          if (secret) moveToEnd(known, secret, at, limits.addresses);
        },
        async idle(wait) {
          leave();
          return wait().finally(enter);
        },
      });
    } finally {
      leave();
    }
  };
}

/** Keeps the newest of so many entries. */
function moveToEnd<T>(map: Map<string, T>, key: string, value: T, most: number): void {
  map.delete(key);
  map.set(key, value);
  if (map.size > most) map.delete(map.keys().next().value as string);
}
