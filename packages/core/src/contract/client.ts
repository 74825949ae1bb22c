import type { z } from "zod";
import {
  apiTokenHeader,
  captchaHeader,
  type LogoutReason,
  logoutReasonHeader,
  logoutReasons,
  messageHeader,
} from "../session/session.ts";
import { type Endpoint, file, fillPath, type Input, type Output } from "./endpoint.ts";
import { isRefusalCode, type RefusalCode } from "./refusal-code.ts";
import { entityTag, idempotencyKeyHeader, ifMatchHeader } from "./write-headers.ts";

/** A refused call, with the HTTP status and the `x-message` of the answer. Specification §8. */
export class ApiError extends Error {
  readonly status: number;
  /** Tells a refusal that a page answers with more than its sentence. */
  readonly code: RefusalCode | undefined;
  constructor(status: number, message: string, code?: RefusalCode) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
  }
}

interface TokenStore {
  read(): string | undefined;
  write(token: string): void;
}

export interface ClientOptions {
  /** Prefix of every path; empty for the page's own host. */
  baseUrl?: string;
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /**
   * Stores the API token between calls: a cookie in the browser. Specification §7. Default: in
   * memory.
   */
  token?: TokenStore;
  /**
   * Called after any 401 or when the company was disabled, with the reason if the server gives one.
   * Specification §4, Responses.
   */
  onUnauthorised?: (reason: LogoutReason | undefined) => void;
  /** Provides a captcha proof for endpoints that require one; each proof is used once. */
  captcha?: (() => Promise<string | undefined>) | undefined;
  /** Called after any 404. Specification §4, Responses. */
  onNotFound?: () => void;
}

type Arguments<E extends Endpoint> =
  Record<never, never> extends Input<E>
    ? [endpoint: E, input?: Input<E> & CallOptions]
    : [endpoint: E, input: Input<E> & CallOptions];

export interface CallOptions {
  /** Treats a 404 as an ordinary answer, without `onNotFound`. */
  mayBeMissing?: boolean;
  signal?: AbortSignal | undefined;
  headers?: Record<string, string>;
  /** Starting version of an edit, for an endpoint with `ifMatch`. */
  version?: number | undefined;
  /** Key of an intent that outlives this call; a new key by default. */
  idempotencyKey?: string | undefined;
}

export interface Client {
  /** Calls an endpoint; throws {@link ApiError} for any unsuccessful answer. */
  call<E extends Endpoint>(...args: Arguments<E>): Promise<Output<E>>;
}

const fallbackMessage = "The server could not be reached. Check your connection and try again.";

/** Creates a client that works for every endpoint of the contract. */
export function createClient(options: ClientOptions = {}): Client {
  const { token: stored = inMemory() } = options;
  const send = options.fetch ?? ((request) => fetch(request));
  const base =
    options.baseUrl || ((globalThis as { location?: { origin: string } }).location?.origin ?? "");

  /**
   * Idempotency keys of unanswered requests, so that repeating a request reuses its key. Quality
   * R3.
   */
  const unanswered = new Map<string, string>();

  async function call(endpoint: Endpoint, input: CallInput = {}): Promise<unknown> {
    const url = new URL(fillPath(endpoint.path, input.params), base);
    url.search = toSearch(input.query);
    const proof = endpoint.captcha ? await options.captcha?.() : undefined;
    const token = stored.read();
    const body = toBody(endpoint, input.body);
    const asked = `${endpoint.method} ${url} ${input.version} ${body}`;
    const intent = endpoint.idempotent
      ? (input.idempotencyKey ?? unanswered.get(asked) ?? crypto.randomUUID())
      : undefined;
    const request = new Request(url, {
      method: endpoint.method,
      credentials: "same-origin",
      signal: input.signal ?? null,
      headers: {
        ...input.headers,
        ...(intent && { [idempotencyKeyHeader]: intent }),
        ...(endpoint.ifMatch &&
          input.version !== undefined && { [ifMatchHeader]: entityTag(input.version) }),
        ...(token && { [apiTokenHeader]: token }),
        ...(typeof body === "string" && { "content-type": "application/json" }),
        ...(proof && { [captchaHeader]: proof }),
      },
      body: body ?? null,
    });
    // An idempotent request that was lost is sent once more; it takes effect once.
    const again = intent ? request.clone() : undefined;
    const attempt = again ? send(request).catch(() => send(again)) : send(request);
    const keepIntent = () => {
      if (intent && typeof body !== "object") unanswered.set(asked, intent);
    };
    const response = await attempt.catch((error: unknown) => {
      if (input.signal?.aborted) throw error;
      keepIntent();
      throw new ApiError(0, fallbackMessage);
    });
    // After a gateway or server failure the request may still have taken effect.
    if (response.status >= 500) keepIntent();
    else unanswered.delete(asked);
    const refreshed = response.headers.get(apiTokenHeader);
    if (refreshed) stored.write(refreshed);
    if (!response.ok) {
      // An unread body would keep the connection open.
      const said = await response.json().catch(() => undefined);
      const reason = reasonOf(response);
      if ((response.status === 401 || reason) && endpoint.access !== "public")
        options.onUnauthorised?.(reason);
      if (response.status === 404 && !input.mayBeMissing) options.onNotFound?.();
      throw new ApiError(response.status, messageOf(response, said), codeOf(said));
    }
    if (endpoint.response === file) return response.blob();
    return (endpoint.response as z.ZodType).parse(await response.json());
  }
  return { call: call as Client["call"] };
}

function inMemory(): TokenStore {
  let token: string | undefined;
  return { read: () => token, write: (next) => void (token = next) };
}

function codeOf(said: unknown): RefusalCode | undefined {
  const { code } = (said ?? {}) as { code?: unknown };
  return isRefusalCode(code) ? code : undefined;
}

/** Reads the refusal from the body, because a header holds only Latin text. */
function messageOf({ headers }: Response, said: unknown): string {
  const inHeader = headers.get(messageHeader);
  if (inHeader === null) return fallbackMessage;
  const { message } = (said ?? {}) as { message?: unknown };
  return typeof message === "string" ? message : inHeader || fallbackMessage;
}

const reasonOf = ({ headers }: Response): LogoutReason | undefined =>
  logoutReasons.find((reason) => reason === headers.get(logoutReasonHeader));

/** Sends a file as its bytes, a form for multipart, and anything else as JSON. */
export function toBody({ multipart }: Pick<Endpoint, "multipart">, body: unknown) {
  if (body instanceof Blob) return body;
  return multipart ? toForm(body as object) : JSON.stringify(body);
}

/** Undefined fields are left out. */
function toForm(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

interface CallInput extends CallOptions {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/**
 * Turns `{ q: "ann", s: ["a", "b"] }` into `q=ann&s=a&s=b`; undefined and empty values are left
 * out.
 */
export function toSearch(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const item of [value].flat())
      if (item !== undefined && item !== "") search.append(name, String(item));
  return search.toString();
}
