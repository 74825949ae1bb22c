import { type Endpoint, successStatus } from "@ats/core/contract/endpoint";
import { scimSchemas } from "@ats/core/provisioning/scim";
import type { z } from "zod";
import { refuseWith } from "./answer.ts";
import { HttpError } from "./http-error.ts";
import type { RequestContext } from "./request-context.ts";

const type = "application/scim+json";

type ScimType =
  | "invalidFilter"
  | "invalidPath"
  | "invalidSyntax"
  | "invalidValue"
  | "noTarget"
  | "uniqueness";

/** A refusal with the keyword of RFC 7644 that tells a program why. */
export class ScimError extends HttpError {
  readonly scimType: ScimType;
  constructor(scimType: ScimType, message: string) {
    super(scimType === "uniqueness" ? 409 : 400, message);
    this.scimType = scimType;
  }
}

/** Answers with a resource, its address and its version, or 304 if the client has that version. */
export function answerScim(
  endpoint: Endpoint,
  result: unknown,
  { headers: asked, answer: headers }: Pick<RequestContext, "headers" | "answer">,
): Response {
  const status = successStatus(endpoint);
  if (status === 204) return new Response(null, { status, headers });
  const answer = (endpoint.response as z.ZodType).parse(result);
  const { location, version } = (result as { meta?: Record<string, string> }).meta ?? {};
  if (version) headers.set("etag", version);
  if (version && endpoint.method === "GET" && asked.get("if-none-match")?.includes(version))
    return new Response(null, { status: 304, headers });
  if (location && status === 201) headers.set("location", location);
  headers.set("content-type", type);
  return new Response(JSON.stringify(answer), { status, headers });
}

/** Refuses in the form of RFC 7644, with the sentence in `x-message` too. */
export function refuseScim(
  error: Parameters<typeof refuseWith>[0] & { scimType?: string },
  headers: Headers,
): Response {
  refuseWith(error, headers);
  const { status, message: detail, scimType } = error;
  headers.set("content-type", type);
  return new Response(
    JSON.stringify({
      schemas: [scimSchemas.error],
      status: String(status),
      ...(scimType && { scimType }),
      detail,
    }),
    { status, headers },
  );
}
