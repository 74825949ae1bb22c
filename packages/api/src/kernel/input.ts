import type { Endpoint } from "@ats/core/contract/endpoint";
import { ifMatchHeader, versionIn } from "@ats/core/contract/write-headers";
import type { Context } from "hono";
import { z } from "zod";
import { HttpError } from "./http-error.ts";

/**
 * Most bytes of a call's body: as JSON, as a file (an endpoint may take fewer), and as a form with
 * a file and its fields.
 */
export const bodyLimit = { json: 1_048_576, file: 10_485_760, form: 10_485_760 + 65_536 } as const;

/** Validates the parameters, query and body of a call. A malformed path is answered with 404. */
export async function readInput(endpoint: Endpoint, context: Context, streamed = false) {
  const params = endpoint.params.safeParse(context.req.param());
  if (!params.success) throw nothingHere();
  const query = Object.entries(context.req.queries()).map(([name, values]) => [
    name,
    values.length > 1 ? values : values[0],
  ]);
  return {
    params: storable(params.data),
    query: parse(endpoint.query, Object.fromEntries(query)),
    body: streamed ? readChunks(context.req.raw) : await readBody(endpoint, context.req.raw),
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

async function readBody({ body: schema, multipart }: Endpoint, request: Request): Promise<unknown> {
  if (schema instanceof z.ZodUndefined) return undefined;
  if (multipart) return parse(schema, await readForm(request));
  if (!(schema instanceof z.ZodFile)) return parse(schema, await readJson(request));
  const file = await readFile(request);
  const { error } = schema.safeParse(file);
  // The endpoint's own message says how large its files may be.
  if (file.size > bodyLimit.file)
    throw new HttpError(413, error?.issues[0]?.message ?? tooLarge("file"));
  return parse(schema, file);
}

export const nothingHere = () =>
  new HttpError(404, "There is nothing at this address. Check it, or go back and try again.");

function parse(schema: z.ZodType, value: unknown): unknown {
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

async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBytes(request, "json");
  if (bytes.size > bodyLimit.json) throw new HttpError(413, tooLarge("json"));
  const text = await bytes.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, "The request is not valid JSON. Correct it and try again.");
  }
}

async function readForm(request: Request): Promise<unknown> {
  const bytes = await readBytes(request, "form");
  if (bytes.size > bodyLimit.form) throw new HttpError(413, tooLarge("form"));
  const headers = { "content-type": request.headers.get("content-type") ?? "" };
  try {
    return Object.fromEntries(await new Response(bytes, { headers }).formData());
  } catch {
    throw new HttpError(400, "The request is not a valid form. Send it as multipart/form-data.");
  }
}

async function readFile(request: Request): Promise<File> {
  const type = request.headers.get("content-type") ?? "";
  return new File([await readBytes(request, "file")], "upload", { type });
}

/** Reads the body, and stops once it is larger than its kind may be. */
async function readBytes(request: Request, kind: keyof typeof bodyLimit): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of readChunks(request)) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > bodyLimit[kind]) break;
  }
  return new Blob(chunks);
}

async function* readChunks(request: Request): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  try {
    yield* (request.body ?? []) as AsyncIterable<Uint8Array<ArrayBuffer>>;
  } catch {
    throw new HttpError(400, "The request was interrupted. Try again.");
  }
}

const tooLarge = (kind: keyof typeof bodyLimit) =>
  `The request is larger than ${Math.floor(bodyLimit[kind] / 1_048_576)} MB. Shorten it and try again.`;
