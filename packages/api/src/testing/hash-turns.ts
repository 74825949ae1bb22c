import { HttpError } from "../kernel/http-error.ts";
import type { HashTurn } from "../kernel/ports/hash-turn.ts";
import { cheapHash } from "./cheap-hash.ts";

/** A server that is too busy to hash. */
export const busy = { status: 503, message: "The server is busy. Wait, then try again." };
export const noTurn: HashTurn = () =>
  Promise.reject(new HttpError(503, busy.message, { retryAfter: 5 }));

/** One turn at a time, while few may wait; counts the hashes. */
export function fewTurns(waiting: number) {
  let hashes = 0;
  let inLine = 0;
  let last: Promise<unknown> = Promise.resolve();
  const take: HashTurn = (work) => {
    if (inLine > waiting) return noTurn(work);
    inLine++;
    const mine = last.then(() =>
      work((password) => {
        hashes++;
        return cheapHash(password);
      }),
    );
    last = mine.catch(() => {}).finally(() => inLine--);
    return mine;
  };
  return { take, count: () => hashes };
}
