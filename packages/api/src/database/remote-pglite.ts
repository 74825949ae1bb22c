import type { PGlite } from "@electric-sql/pglite";
import type { PGliteDialectConfig } from "kysely";

type DialectPglite = Exclude<PGliteDialectConfig["pglite"], (...args: never[]) => unknown>;

export type Request =
  | { id: number; call: "query"; sql: string; parameters: unknown[] }
  | { id: number; call: "dump" | "close" };
export type Reply =
  | { id: number; result: unknown }
  | { id: number; error: Record<string, unknown> };

/** Answers a request on the thread that has the database. */
export async function serve(pglite: PGlite, request: Request): Promise<Reply> {
  const { id } = request;
  try {
    if (request.call === "query")
      return { id, result: await pglite.query(request.sql, request.parameters) };
    if (request.call === "dump") return { id, result: await pglite.dumpDataDir("gzip") };
    return { id, result: await pglite.close() };
  } catch (error) {
    // An Error sent between threads loses its SQLSTATE.
    const { name, message, code, constraint, table } = error as Record<string, unknown>;
    return { id, error: { name, message, code, constraint, table } };
  }
}

export interface RemotePglite extends DialectPglite {
  /** A gzipped tar of the data folder, which `snapshot` opens again. */
  dump(): Promise<Blob>;
  /** Receives the other side's reply. */
  receive(reply: Reply): void;
  /** Fails all open calls, because the other side is gone. */
  fail(error: Error): void;
}

/** Gives kysely's PGlite dialect a database on another thread, reached by messages. */
export function remotePglite(send: (request: Request) => void): RemotePglite {
  const open = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  const ask = <T>(request: Call): Promise<T> => {
    const answer = Promise.withResolvers<unknown>();
    open.set(++last, answer);
    send({ ...request, id: last } as Request);
    return answer.promise as Promise<T>;
  };
  const remote: RemotePglite = {
    ready: true,
    closed: false,
    waitReady: Promise.resolve(),
    query: (sql, parameters = []) => ask({ call: "query", sql, parameters: [...parameters] }),
    async transaction(work) {
      // Kysely lends the only connection to one caller at a time, so no other query can come
      // between.
      await remote.query("begin");
      try {
        const result = await work({ query: remote.query, rollback: async () => {} });
        const { command } = (await remote.query("commit")) as { command?: string };
        if (command === "ROLLBACK")
          throw Object.assign(new Error("The transaction was aborted."), { code: "25P02" });
        return result;
      } catch (error) {
        await remote.query("rollback");
        throw error;
      }
    },
    async close() {
      remote.closed = true;
      await ask({ call: "close" });
    },
    dump: () => ask({ call: "dump" }),
    receive(reply) {
      const answer = open.get(reply.id);
      open.delete(reply.id);
      if ("error" in reply)
        answer?.reject(Object.assign(new Error(String(reply.error.message)), reply.error));
      else answer?.resolve(reply.result);
    },
    fail(error) {
      for (const answer of open.values()) answer.reject(error);
      open.clear();
    },
  };
  return remote;
}

type Call = Request extends infer R ? (R extends Request ? Omit<R, "id"> : never) : never;
