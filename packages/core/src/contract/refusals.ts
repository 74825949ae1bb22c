import { logoutReasonHeader, logoutReasons, messageHeader } from "../session/session.ts";
import { type Endpoint } from "./endpoint.ts";
import { z } from "zod";

const message = { description: "What happened and what to do", schema: { type: "string" } };
const seconds = { description: "Seconds to wait", schema: { type: "integer" } };
const reason = {
  description: "Why the session has ended",
  schema: { type: "string", enum: logoutReasons },
};

const refusal = (description: string, headers = {}) => ({
  description,
  headers: { [messageHeader]: message, ...headers },
  content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
});

/** Body of every refusal. */
export const refusalSchema = {
  type: "object",
  description: "The sentence of the header `x-message`, which holds only Latin text",
  properties: { message: { type: "string" } },
  required: ["message"],
};

/** Answers that refuse a call, by status. */
const refusals = {
  400: ["BadInput", refusal("The input does not match its schema or a rule")],
  401: ["SignedOut", refusal("The session is missing or over", { [logoutReasonHeader]: reason })],
  403: ["Forbidden", refusal("The right is missing", { [logoutReasonHeader]: reason })],
  404: ["NotFound", refusal("Not found, or it belongs to another company")],
  409: ["Conflict", refusal("The state of the record or an earlier call forbids it")],
  412: ["Changed", refusal("The record has changed since this edit began")],
  413: ["TooLarge", refusal("The body is too large")],
  428: ["VersionMissing", refusal("The edit names no starting version")],
  429: ["TooMany", refusal("This network has sent too much", { "retry-after": seconds })],
  500: ["Failure", refusal("An unexpected failure")],
  503: [
    "Unavailable",
    refusal("The database cannot be reached, or the call took too long", {
      "retry-after": seconds,
    }),
  ],
  507: ["DiskFull", refusal("The disk of the files or the database is full")],
} as const;
type Status = keyof typeof refusals;

export const refusalResponses = Object.fromEntries(Object.values(refusals));

/** Returns references to the refusals that an endpoint may answer with. */
export function refusalsOf(area: string, e: Endpoint) {
  const isPublic = e.access === "public";
  const isWrite = e.method !== "GET";
  const hasInput = [e.params, e.query, e.headers].some(({ shape }) => Object.keys(shape).length);
  const hasBody = !(e.body instanceof z.ZodUndefined);
  const happens: Record<Status, boolean> = {
    400: hasInput || hasBody || e.captcha,
    401: !isPublic || area === "session",
    403: !isPublic || isWrite,
    404: hasInput || hasBody,
    409: isWrite,
    412: e.ifMatch,
    413: hasBody,
    428: e.ifMatch,
    429: true,
    500: true,
    503: true,
    507: isWrite,
  };
  const statuses = Object.keys(refusals).map(Number) as Status[];
  return Object.fromEntries(
    statuses
      .filter((status) => happens[status])
      .map((status) => [status, { $ref: `#/components/responses/${refusals[status][0]}` }]),
  );
}
