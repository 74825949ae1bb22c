import type { Endpoint, file } from "@ats/core/contract/endpoint";
import type { Actor } from "@ats/core/rights/rights";
import type { z } from "zod";
import type { CompanyDb } from "../database/database.ts";
import type { RequestContext } from "./request-context.ts";
import type { Services } from "./services.ts";

interface Given<E extends Endpoint> {
  headers: z.output<E["headers"]>;
  params: z.output<E["params"]>;
  query: z.output<E["query"]>;
  body: z.output<E["body"]>;
  services: Services;
  request: RequestContext;
  /** Runs once the work is done and committed: live events, files, mail. */
  afterCommit(effect: () => Promise<unknown>): void;
}

/** The input of a handler for a signed-in user. */
export interface Call<E extends Endpoint = Endpoint> extends Given<E> {
  actor: SessionActor;
  /** The version that the edit began from; 0 where the endpoint has no `ifMatch`. */
  version: number;
  /** The company-bound transaction; committed when the handler returns. */
  db: CompanyDb;
}

export interface SessionActor extends Actor {
  session_id: string;
}

/** The author of a recorded act; without a user the candidate, or the product itself. */
export interface RecordedActor {
  company_id: number;
  user_id: number | null;
}

/** An act in progress: its author, its transaction and what follows the commit. */
export interface Acting extends Pick<Call, "db" | "services" | "afterCommit"> {
  actor: RecordedActor;
}

/** An open session: its user, and the company that it works in. */
export interface Session {
  actor: SessionActor;
  /** `disabled` when the session may not work in a disabled company. */
  company: { name: string; disabled: boolean };
}

/** The input of a handler that opens its own transaction. */
export interface OutsideCall<E extends Endpoint = Endpoint> extends Omit<Call<E>, "db"> {
  /**
   * Does the work in a transaction of the company, once for each intent where the endpoint has those;
   * `what` stands for a file, which an intent is told from others by as by the rest of its input.
   */
  once<T>(work: (db: CompanyDb) => Promise<T>, what?: unknown): Promise<T>;
}

/** A file as an answer. */
export interface FileAnswer {
  /** Called once the transaction is committed; undefined where the file is gone. */
  read(): Promise<Uint8Array | undefined>;
  type: string;
  name: string;
}

type Answer<E extends Endpoint> = E["response"] extends typeof file
  ? FileAnswer
  : E["response"] extends z.ZodType
    ? Stored<z.input<E["response"]>>
    : never;

/** The same with times as the database gives them; they leave as ISO 8601 in UTC. */
type Stored<T> = T extends string
  ? T | Date
  : T extends readonly (infer Item)[]
    ? Stored<Item>[]
    : T extends object
      ? { [Name in keyof T]: Stored<T[Name]> }
      : T;

export interface Implementation {
  endpoint: Endpoint;
  handle: (call: never) => Promise<unknown>;
  /** Runs without the company's transaction. */
  outside?: boolean;
  /** Is given its file as it arrives. */
  streamed?: boolean;
}

/** Binds a handler to an endpoint that needs a session: rights are checked before it runs. */
export function implement<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<Answer<E>>,
): Implementation {
  return { endpoint, handle };
}

/**
 * Binds a handler to an endpoint that needs a session, and has no transaction around it: for what
 * awaits more than the database, as a password's check does. It opens its own by `once` or `inCompany`.
 */
export function implementOutside<E extends Endpoint>(
  endpoint: E,
  handle: (call: OutsideCall<E>) => Promise<Answer<E>>,
): Implementation {
  return { endpoint, handle, outside: true };
}

/** The same for a file that is read as it arrives: in place of it the handler is given its bytes, part by part. */
export function implementStreamed<E extends Endpoint>(
  endpoint: E,
  handle: (
    call: Omit<OutsideCall<E>, "body"> & { body: AsyncIterable<Uint8Array> },
  ) => Promise<Answer<E>>,
): Implementation {
  return { endpoint, handle, outside: true, streamed: true };
}

/** Binds a handler to a public endpoint: there is no actor, and no company's rows. */
export function implementPublic<E extends Endpoint>(
  endpoint: E,
  handle: (call: Given<E>) => Promise<Answer<E>>,
): Implementation {
  return { endpoint, handle };
}
