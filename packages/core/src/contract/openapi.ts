import { z } from "zod";
import { apiTokenHeader, captchaHeader, messageHeader } from "../session/session.ts";
import { areas } from "../app/contract.ts";
import { type Endpoint, file } from "./endpoint.ts";
import { idempotencyKeyHeader, ifMatchHeader } from "./write-headers.ts";

const schemaOf = (schema: z.ZodType, io: "input" | "output") =>
  z.toJSONSchema(schema, { io, unrepresentable: "any", target: "draft-2020-12" });

function parameters(schema: z.ZodObject, place: "path" | "query" | "header") {
  const { properties = {}, required = [] } = schemaOf(schema, "input");
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

const refusal = (description: string) => ({
  description,
  headers: { [messageHeader]: { description: "Message for the user", schema: { type: "string" } } },
});

const contentOf = ({ body, multipart }: Endpoint) => ({
  [multipart
    ? "multipart/form-data"
    : body instanceof z.ZodFile
      ? "application/octet-stream"
      : "application/json"]: { schema: schemaOf(body, "input") },
});

const proof = {
  name: captchaHeader,
  in: "header",
  required: false,
  description: "Captcha proof, where the server requires one: see getCaptcha",
  schema: { type: "string" as const },
};

const edited = {
  name: ifMatchHeader,
  in: "header",
  required: true,
  description: "Starting version of the edit: the record's `version` in quotes",
  schema: { type: "string" as const, pattern: '^"\\d+"$' },
};

const intent = {
  name: idempotencyKeyHeader,
  in: "header",
  required: true,
  description: "Key of the intent, such as a UUID: sending it again has no second effect",
  schema: { type: "string" as const, pattern: "^[\\w-]{8,64}$" },
};

function operation(area: string, name: string, e: Endpoint) {
  const isPublic = e.access === "public";
  const answer =
    e.response === file
      ? { "application/octet-stream": {} }
      : { "application/json": { schema: schemaOf(e.response as z.ZodType, "output") } };
  return {
    operationId: name,
    summary: e.summary,
    tags: [area],
    parameters: [
      ...parameters(e.params, "path"),
      ...parameters(e.query, "query"),
      ...parameters(e.headers, "header"),
      ...(e.captcha ? [proof] : []),
      ...(e.ifMatch ? [edited] : []),
      ...(e.idempotent ? [intent] : []),
    ],
    ...(e.body instanceof z.ZodUndefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: contentOf(e),
          },
        }),
    responses: {
      200: { description: "Success", content: answer },
      400: refusal("The input does not match its schema"),
      ...(isPublic
        ? {}
        : { 401: refusal("No valid session"), 403: refusal("The right is missing") }),
      404: refusal("Not found, or it belongs to another company"),
      ...(e.body instanceof z.ZodUndefined
        ? {}
        : { 413: refusal(`The body is larger than ${e.maxBytes} bytes`) }),
      ...(e.limit && { 429: refusal("Too many calls came from this address") }),
      ...(e.idempotent && { 409: refusal("The key was used for another request") }),
      ...(e.ifMatch && {
        412: refusal("The record has changed since this edit began"),
        428: refusal("The edit names no starting version"),
      }),
      ...(e.method !== "GET" && { 507: refusal("The disk of the files or the database is full") }),
      503: {
        description: "The database cannot be reached, or the call took too long",
        headers: {
          ...refusal("").headers,
          "retry-after": { description: "Seconds to wait", schema: { type: "integer" } },
        },
      },
    },
    security: isPublic ? [] : [{ token: [], session: [] }],
    "x-access": e.access,
    "x-company": e.company,
  };
}

/** Builds the OpenAPI 3.1 document of the whole contract. */
export function openapi(title = "Applicant tracking system") {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [area, endpoints] of Object.entries(areas))
    for (const [name, e] of Object.entries<Endpoint>(endpoints))
      (paths[e.path] ??= {})[e.method.toLowerCase()] = operation(area, name, e);
  return {
    openapi: "3.1.0",
    info: { title, version: "0.1.0" },
    paths,
    components: {
      securitySchemes: {
        token: { type: "apiKey", in: "header", name: apiTokenHeader },
        session: { type: "apiKey", in: "cookie", name: "ats_session" },
      },
    },
  };
}
