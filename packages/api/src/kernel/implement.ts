import type { Endpoint, file } from "@ats/core/contract/endpoint";
import type { Actor } from "@ats/core/rights/rights";
import type { Viewing } from "@ats/core/roles/viewing";
import type { z } from "zod";
import type { CompanyDb } from "../database/database.ts";
import type { RequestContext } from "./request-context.ts";
import type { Services } from "./services.ts";

/** The arguments of a public endpoint's handler. */
export interface Input<E extends Endpoint> {
  headers: z.output<E["headers"]>;
  params: z.output<E["params"]>;
  query: z.output<E["query"]>;
  body: z.output<E["body"]>;
  services: Services;
  request: RequestContext;
  /** Runs an effect after the commit, such as live events, files or mail. */
  afterCommit(effect: () => Promise<unknown>): void;
}

/** The arguments of a handler for a signed-in user's call. */
export interface Call<E extends Endpoint = Endpoint> extends Input<E> {
  actor: SessionActor;
  /** The version that the edit began from; 0 where the endpoint has no `ifMatch`. */
  version: number;
  /** The company-bound transaction; committed when the handler returns. */
  db: CompanyDb;
}

export interface SessionActor extends Actor {
  /** Empty for a server with an API token. */
  session_id: string;
  /** Name of the API token through which the user acts, as a server or in a partner's page. */
  through: string | null;
  /** The API token of a server; null for people. */
  api_token_id: number | null;
  /** Client address of a call. */
  address?: string;
  /** The colleague or role as whom the session views; it may then only read. */
  viewing?: Viewing | undefined;
}

/** The author of a recorded act; without a user, the candidate or the system. */
export interface RecordedActor {
  company_id: number;
  user_id: number | null;
  /** Acts in a client's company without a user there. */
  visitor?: { name: string; company: string };
}

/** An act in progress: its author, its transaction and what follows the commit. */
export interface Acting extends Pick<Call, "db" | "services" | "afterCommit"> {
  actor: RecordedActor;
}

export interface Session {
  actor: SessionActor;
  /** `disabled` when the company is disabled and the session may not work in it. */
  company: { name: string; disabled: boolean };
}

/** The arguments of a handler without a transaction around it. */
export interface OutsideCall<E extends Endpoint = Endpoint> extends Omit<Call<E>, "db"> {
  /**
   * Does the work in a transaction of the company, and only once if the endpoint is idempotent.
   * `what` identifies a file in place of the body, to tell a retry from another request.
   */
  once<T>(work: (db: CompanyDb) => Promise<T>, what?: unknown): Promise<T>;
}

/** A file to answer with. */
export interface FileAnswer {
  /** Called after the commit; undefined when the file is gone. */
  read(): Promise<Uint8Array | ReadableStream<Uint8Array> | undefined>;
  type: string;
  name: string;
}

type Answer<E extends Endpoint> = E["response"] extends typeof file
  ? FileAnswer
  : E["response"] extends z.ZodType
    ? Stored<z.input<E["response"]>>
    : never;

/** The same type with dates for times; `answerWith` turns them into ISO 8601 in UTC. */
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
  /** Receives its file while it arrives. */
  streamed?: boolean;
}

/** Binds a handler to an endpoint that needs a session. Rights are checked before it runs. */
export function implement<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<Answer<E>>,
): Implementation {
  return { endpoint, handle };
}

/**
 * Binds a handler that awaits more than the database, such as a password check. It has no
 * transaction around it, and opens its own with `once` or `inCompany`.
 */
export function implementOutside<E extends Endpoint>(
  endpoint: E,
  handle: (call: OutsideCall<E>) => Promise<Answer<E>>,
): Implementation {
  return { endpoint, handle, outside: true };
}

/**
 * Binds a handler that receives a file part by part while it arrives. It has no transaction around
 * it.
 */
export function implementStreamed<E extends Endpoint>(
  endpoint: E,
  handle: (
    call: Omit<OutsideCall<E>, "body"> & { body: AsyncIterable<Uint8Array> },
  ) => Promise<Answer<E>>,
): Implementation {
  return { endpoint, handle, outside: true, streamed: true };
}

/** Binds a handler to a public endpoint: it has no actor and no company's transaction. */
export function implementPublic<E extends Endpoint>(
  endpoint: E,
  handle: (call: Input<E>) => Promise<Answer<E>>,
): Implementation {
  return { endpoint, handle };
}
