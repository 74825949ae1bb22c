import type { Endpoint } from "@ats/core/contract/endpoint";
import { ifMatchHeader, versionIn } from "@ats/core/contract/write-headers";
import type { Context } from "hono";
import { z } from "zod";
import { HttpError } from "./http-error.ts";
import type { Meter } from "./work-budget.ts";

/** Validates the parameters, query and body of a call. A malformed path is answered with 404. */
export async function readInput(
  endpoint: Endpoint,
  context: Context,
  meter: Meter,
  streamed = false,
) {
  const params = endpoint.params.safeParse(context.req.param());
  if (!params.success) throw nothingHere();
  const query = Object.entries(context.req.queries()).map(([name, values]) => [
    name,
    values.length > 1 ? values : values[0],
  ]);
  return {
    params: storable(params.data),
    query: parse(endpoint.query, Object.fromEntries(query)),
    body: streamed
      ? readChunks(endpoint, context.req.raw, meter)
      : await readBody(endpoint, context.req.raw, meter),
  };
}

export const readHeaders = ({ headers }: Endpoint, request: Pick<Request, "headers">) =>
  parse(headers, Object.fromEntries(request.headers));

/** Reads the version that an edit began from. */
export function readVersion({ ifMatch }: Endpoint, { headers }: Pick<Request, "headers">): number {
  if (!ifMatch) return 0;
  const version = versionIn(headers.get(ifMatchHeader));
  if (version === undefined)
    throw new HttpError(
      428,
      "This change does not say which version it began from. Reload the page.",
    );
  return version;
}

async function readBody(endpoint: Endpoint, request: Request, meter: Meter): Promise<unknown> {
  const { body: schema, multipart } = endpoint;
  if (schema instanceof z.ZodUndefined) return undefined;
  const bytes = await readBytes(endpoint, request, meter);
  const type = request.headers.get("content-type") ?? "";
  if (multipart) return parse(schema, await readForm(bytes, type));
  return parse(
    schema,
    schema instanceof z.ZodFile ? new File([bytes], "upload", { type }) : await readJson(bytes),
  );
}

export const nothingHere = () =>
  new HttpError(404, "There is nothing at this address. Check it, or go back and try again.");

/** Checks a value from outside against its schema; refuses it with what to correct. */
export function parse(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return storable(result.data);
  const [issue] = result.error.issues;
  // Messages written for people end with a full stop; those of zod do not.
  if (issue?.message.endsWith(".")) throw new HttpError(400, issue.message);
  const field = issue?.path.join(".") || "request";
  throw new HttpError(
    400,
    `The ${field} is not valid: ${issue?.message}. Correct it and try again.`,
  );
}

/** Refuses texts with characters that PostgreSQL cannot store. */
function storable<T>(value: T): T {
  if (typeof value === "string" && (value.includes("\0") || !value.isWellFormed()))
    throw new HttpError(400, "A text has a character that cannot be saved. Type it again.");
  if (value && typeof value === "object") Object.values(value).forEach(storable);
  return value;
}

async function readJson(bytes: Blob): Promise<unknown> {
  try {
    return JSON.parse(await bytes.text());
  } catch {
    throw new HttpError(400, "The request is not valid JSON. Correct it and try again.");
  }
}

async function readForm(bytes: Blob, type: string): Promise<unknown> {
  try {
    return Object.fromEntries(
      await new Response(bytes, { headers: { "content-type": type } }).formData(),
    );
  } catch {
    throw new HttpError(400, "The request is not a valid form. Send it as multipart/form-data.");
  }
}

async function readBytes(endpoint: Endpoint, request: Request, meter: Meter): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of readChunks(endpoint, request, meter)) chunks.push(chunk);
  return new Blob(chunks);
}

/** Reads a body while it arrives, as far as the endpoint takes it. */
async function* readChunks(
  endpoint: Endpoint,
  request: Request,
  { idle }: Meter,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let size = Number(request.headers.get("content-length"));
  if (size > endpoint.maxBytes) throw tooLarge(endpoint, size);
  size = 0;
  const reader = request.body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      const { done, value } = await idle(() => reader.read());
      if (done) return;
      size += value.byteLength;
      if (size > endpoint.maxBytes) throw tooLarge(endpoint, size);
      yield value;
    }
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError(400, "The request was interrupted. Try again.");
  } finally {
    await reader.cancel().catch(() => {});
  }
}

function tooLarge({ body, maxBytes }: Endpoint, size: number) {
  // The endpoint's own message says how large its files may be.
  const upload = Object.defineProperty(new File([], "upload"), "size", { value: size });
  const own = body instanceof z.ZodFile && body.safeParse(upload).error?.issues[0]?.message;
  const most = maxBytes < mega ? `${maxBytes / 1024} kB` : `${Math.floor(maxBytes / mega)} MB`;
  return new HttpError(413, own || `The request is larger than ${most}. Shorten it and try again.`);
}

const mega = 1_048_576;
