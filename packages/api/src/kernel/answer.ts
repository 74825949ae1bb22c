import { type Endpoint, file } from "@ats/core/contract/endpoint";
import { entityTag } from "@ats/core/contract/write-headers";
import { logoutReasonHeader, messageHeader } from "@ats/core/session/session";
import type { z } from "zod";
import type { FileAnswer } from "./implement.ts";
import type { RequestContext } from "./request-context.ts";
import { notFound, type HttpError } from "./http-error.ts";

/**
 * Answers with what the endpoint's schema lets out. A file that the client has already answers 304.
 */
export async function answerWith(
  endpoint: Endpoint,
  result: unknown,
  { headers: asked, answer: headers }: Pick<RequestContext, "headers" | "answer">,
): Promise<Response> {
  if (endpoint.response === file) {
    const tag = headers.get("etag");
    return tag && asked.get("if-none-match")?.includes(tag)
      ? new Response(null, { status: 304, headers })
      : download(result as FileAnswer, headers);
  }
  const answer = (endpoint.response as z.ZodType).parse(withIsoTimes(result));
  const version = endpoint.versionOf(answer as never);
  if (version !== undefined) headers.set("etag", entityTag(version));
  return Response.json(answer, { headers });
}

/** Programs refuse an answer whose headers are longer. */
const longestMessage = 4000;

/**
 * Answers with a refusal's status, and its sentence in `x-message` and the body. Specification §8.
 */
export function refuseWith(
  {
    status,
    message: whole,
    reason,
    retryAfter,
    code,
  }: Pick<HttpError, "message"> &
    Partial<Pick<HttpError, "reason" | "retryAfter" | "code">> & { status: number },
  headers: Headers,
) {
  const message = whole.slice(0, longestMessage);
  headers.set(messageHeader, ascii(message));
  if (reason) headers.set(logoutReasonHeader, reason);
  if (retryAfter) headers.set("retry-after", String(retryAfter));
  return Response.json({ message, ...(code && { code }) }, { status, headers });
}

/** Turns the database's dates into ISO 8601 in UTC. */
function withIsoTimes(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(withIsoTimes);
  if (value === null || typeof value !== "object") return value;
  const copy: Record<string, unknown> = {};
  for (const name in value) copy[name] = withIsoTimes((value as Record<string, unknown>)[name]);
  return copy;
}

async function download({ read, type, name }: FileAnswer, headers: Headers): Promise<Response> {
  const bytes = await read();
  if (!bytes) throw notFound("file");
  headers.set("content-type", type);
  headers.set("content-security-policy", "default-src 'none'; sandbox");
  const plain = ascii(name).replace(/["\\%]/g, "_");
  const encoded = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, percent);
  headers.set(
    "content-disposition",
    `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
  );
  return new Response(bytes as BodyInit, { headers });
}

const percent = (c: string) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`;

/** Reduces a text to the characters that a header may contain. */
const ascii = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[^\x20-\x7e]/g, "");
