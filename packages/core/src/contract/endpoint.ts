import { z } from "zod";
import { accessRules, type Feature } from "../rights/access.ts";
import type { CompanyType, Right } from "../rights/rights.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";
type Fields = z.ZodObject;

/** A file's bytes in place of a JSON answer. */
export const file = Symbol("file");

/** What an endpoint answers to and with: the one place where it is written. */
export interface Endpoint<
  Params extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType | typeof file = z.ZodType | typeof file,
  Headers extends Fields = Fields,
> {
  method: Method;
  /** Path with `{name}` for each parameter, relative to the host. */
  path: string;
  summary: string;
  /** "public" needs no session; "session" any signed-in user; else a right, or a feature of the table of §6. */
  access: "public" | "session" | Right | Feature;
  /** Company type whose users may call it. */
  company: CompanyType | "any";
  /** Also open to users of a company that is disabled. */
  allowsDisabled: boolean;
  /** Asks for a proof that no robot calls, in the header `recaptcha-token`; the client gets one by itself. */
  captcha: boolean;
  /** An edit: it names the version that it began from in `If-Match`; a stale one is refused with 412. */
  ifMatch: boolean;
  /** The version in an answer of it, as its `ETag`; the field `version`, where nothing else is said. */
  versionOf(answer: never): number | undefined;
  /** It has one effect however often it is sent: `Idempotency-Key` names the intent. */
  idempotent: boolean;
  /** Its body travels as a form, since a file is among its fields. */
  multipart: boolean;
  /** Headers that it reads, by their names in lower case. */
  headers: Headers;
  params: Params;
  query: Query;
  body: Body;
  response: Response;
}

const nothing = z.object({});

/** Whether an endpoint's access is a feature of the table of §6, which names its company itself. */
export const isFeature = (access: Endpoint["access"]): access is Feature => access in accessRules;

type AnswerOf<Response> = Response extends z.ZodType ? z.output<Response> : never;

/** Declares an endpoint. Without a right it needs a session, with one an ATS company's user. */
export function endpoint<
  Params extends Fields = typeof nothing,
  Query extends Fields = typeof nothing,
  Body extends z.ZodType = z.ZodUndefined,
  Response extends z.ZodType | typeof file = typeof nothing,
  Headers extends Fields = typeof nothing,
>(definition: {
  method: Method;
  path: string;
  summary: string;
  access?: Endpoint["access"];
  company?: CompanyType | "any";
  allowsDisabled?: boolean;
  captcha?: boolean;
  ifMatch?: boolean;
  versionOf?: (answer: AnswerOf<Response>) => number | undefined;
  idempotent?: boolean;
  multipart?: boolean;
  headers?: Headers;
  params?: Params;
  query?: Query;
  body?: Body;
  response?: Response;
}): Endpoint<Params, Query, Body, Response, Headers> {
  const access = definition.access ?? "session";
  const needsRight = access !== "public" && access !== "session" && !isFeature(access);
  return {
    company: needsRight ? "ATS" : "any",
    allowsDisabled: false,
    captcha: false,
    ifMatch: false,
    versionOf: ({ version }: { version?: number }) => version,
    idempotent: false,
    multipart: false,
    headers: nothing as unknown as Headers,
    params: nothing as unknown as Params,
    query: nothing as unknown as Query,
    body: z.undefined() as unknown as Body,
    response: nothing as unknown as Response,
    ...definition,
    access,
  };
}

/** The input of `z.object({})` has every string as a key, each of type never. */
type DeclaresNothing<S extends Fields> = string extends keyof z.input<S> ? true : false;

/** Input of a call: `{ headers, params, query, body }`, each only where the endpoint declares it. */
export type Input<E extends Endpoint> = (DeclaresNothing<E["headers"]> extends true
  ? unknown
  : { headers: z.input<E["headers"]> }) &
  (DeclaresNothing<E["params"]> extends true
    ? { params?: undefined }
    : { params: z.input<E["params"]> }) &
  (DeclaresNothing<E["query"]> extends true
    ? { query?: undefined }
    : Record<never, never> extends z.input<E["query"]>
      ? { query?: z.input<E["query"]> }
      : { query: z.input<E["query"]> }) &
  (undefined extends z.input<E["body"]> ? { body?: undefined } : { body: z.input<E["body"]> });

/** What a call resolves to: the parsed answer, or the bytes of a file. */
export type Output<E extends Endpoint> = E["response"] extends z.ZodType
  ? z.output<E["response"]>
  : Blob;

const id = z.coerce.number().int().positive();

/** Path parameter `{id}`. */
export const idParam = z.object({ id });

/** Fills `{name}` in a path, each value percent-encoded. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
