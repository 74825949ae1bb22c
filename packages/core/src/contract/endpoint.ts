import { z } from "zod";
import { accessRules, type Feature } from "../rights/access.ts";
import type { CompanyType, FieldGroup, Right } from "../rights/rights.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Fields = z.ZodObject;

/** Marks an endpoint that answers with a file's bytes instead of JSON. */
export const file = Symbol("file");

/** Most bytes of a body, by its kind; `large` is for rich text and for many records. */
export const bodyBytes = {
  json: 65_536,
  large: 1_048_576,
  file: 10_485_760,
  form: 10_485_760 + 65_536,
} as const;

/**
 * Things that are counted for an address: forms, files, invalid links, failed sign-ins, or requests
 * for a password link.
 */
export type AddressLimit = "form" | "file" | "link" | "sign in" | "password link";

/** Everything that defines an endpoint; client, server and documentation derive from it. */
export interface Endpoint<
  Params extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType | typeof file = z.ZodType | typeof file,
  Headers extends Fields = Fields,
> {
  method: Method;
  /** Path relative to the host, with `{name}` for each parameter. */
  path: string;
  summary: string;
  /**
   * "public" needs no session; "session" any signed-in user; otherwise a right, or a feature of the
   * table of §6.
   */
  access: "public" | "session" | Right | Feature;
  /** Type of company whose users may call it. */
  company: CompanyType | "any";
  /** True when users of a disabled company may call it too. */
  allowsDisabled: boolean;
  /** True for calls of servers alone, with an API token. */
  forServers: boolean;
  /**
   * Refused with an API token and in a partner's page: it concerns the user's second factor and
   * sessions, or the company's settings and whom it lets in.
   */
  refusesPartners: boolean;
  /** Groups of fields that the call is all about. Refused when the caller's role hides one. */
  shows?: readonly FieldGroup[];
  /**
   * Its search finds no applicant: what looks like contact details there is a job's postcode or a
   * colleague's email, which no role hides.
   */
  findsNoApplicants?: boolean;
  /** Refused when the caller's role covers only a part of the company. */
  wholeCompany?: boolean;
  /** Speaks SCIM 2.0: answers and refuses in the form and with the statuses of RFC 7644. */
  isScim?: boolean;
  /** Changes nothing, whatever its method: a question that is asked with a body. */
  readsOnly: boolean;
  /** A session may make it while it views as somebody else; by default whatever reads only. */
  allowsViewing: boolean;
  /**
   * Limit of calls from one address, checked before the captcha and before the body is read. Every
   * public write has one.
   */
  limit: AddressLimit | undefined;
  /** Requires a captcha proof in the header `recaptcha-token`, which the client adds. */
  captcha: boolean;
  /** An edit: `If-Match` names the starting version; a stale one is refused with 412. */
  ifMatch: boolean;
  /** Reads the version for the `ETag` from an answer; by default its field `version`. */
  versionOf(answer: never): number | undefined;
  /** Takes effect once however often it is sent; `Idempotency-Key` names the intent. */
  idempotent: boolean;
  /** Candidates named in a stored answer. An erasure deletes the answers that name them. */
  answers: "name nobody" | "name people" | "are of one candidate";
  /** Most bytes of the body. */
  maxBytes: number;
  /** The body travels as a form because one of its fields is a file. */
  multipart: boolean;
  /** Headers that it reads, in lower case. */
  headers: Headers;
  params: Params;
  query: Query;
  body: Body;
  response: Response;
}

const nothing = z.object({});

/** True for a feature of the table of §6, which decides the company type itself. */
export const isFeature = (access: Endpoint["access"]): access is Feature => access in accessRules;

type AnswerOf<Response> = Response extends z.ZodType ? z.output<Response> : never;

/** Declares an endpoint. The defaults are a session and an ATS company's user. */
/* @__NO_SIDE_EFFECTS__ */
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
  forServers?: boolean;
  refusesPartners?: boolean;
  shows?: readonly FieldGroup[];
  findsNoApplicants?: boolean;
  wholeCompany?: boolean;
  isScim?: boolean;
  readsOnly?: boolean;
  allowsViewing?: boolean;
  limit?: AddressLimit;
  captcha?: boolean;
  ifMatch?: boolean;
  versionOf?: (answer: AnswerOf<Response>) => number | undefined;
  idempotent?: boolean;
  answers?: Endpoint["answers"];
  maxBytes?: number;
  multipart?: boolean;
  headers?: Headers;
  params?: Params;
  query?: Query;
  body?: Body;
  response?: Response;
}): Endpoint<Params, Query, Body, Response, Headers> {
  const access = definition.access ?? "session";
  const readsOnly = definition.readsOnly ?? definition.method === "GET";
  const needsRight = access !== "public" && access !== "session" && !isFeature(access);
  return {
    company: needsRight ? "ATS" : "any",
    allowsDisabled: false,
    forServers: false,
    refusesPartners: false,
    readsOnly,
    allowsViewing: readsOnly,
    limit: undefined,
    captcha: false,
    ifMatch: false,
    versionOf: ({ version }: { version?: number }) => version,
    idempotent: false,
    answers: "name nobody",
    maxBytes: bodyBytes[definition.multipart ? "form" : kindOf(definition.body)],
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

const kindOf = (body?: z.ZodType) => (body instanceof z.ZodFile ? "file" : "json");

/** The input of `z.object({})` has every string as a key, each of type never. */
type DeclaresNothing<S extends Fields> = string extends keyof z.input<S> ? true : false;

/** Status of a call that succeeds. */
export function successStatus({ isScim, method }: Pick<Endpoint, "isScim" | "method">) {
  if (!isScim) return 200;
  if (method === "POST") return 201;
  return method === "DELETE" ? 204 : 200;
}

/** Input of a call: `{ headers, params, query, body }`, with only the declared parts. */
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

/** Result of a call: the parsed answer, or a file's bytes. */
export type Output<E extends Endpoint> = E["response"] extends z.ZodType
  ? z.output<E["response"]>
  : Blob;

const id = z.coerce.number().int().positive();

export const idParam = z.object({ id });

/** Replaces each `{name}` of a path with its value, percent-encoded. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
