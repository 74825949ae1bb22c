import { z } from "zod";
import { areas, contract, type EndpointName } from "../app/contract.ts";
import { apiTokenHeader, captchaHeader, sessionCookie } from "../session/session.ts";
import { componentSchemas, jsonSchemaOf } from "./component-schemas.ts";
import { type Endpoint, file, isFeature, successStatus } from "./endpoint.ts";
import { refusalResponses, refusalSchema, refusalsOf } from "./refusals.ts";
import { idempotencyKeyHeader, ifMatchHeader } from "./write-headers.ts";

const areaDescriptions: Record<keyof typeof areas, string> = {
  session: "Signing in and out, passwords, second factors and support sessions",
  users:
    "Users of the company, invitations, accounts and leaving; the signed-in user's own profile",
  roles: "Roles of the company's users, built-in ones and its own",
  settings: "Settings of the company and of the installation",
  apiTokens: "API tokens of servers",
  connections: "Systems outside that are connected to the company, such as Google Meet",
  audit: "Acts of administrators and support",
  provisioning: "Users and groups of an identity provider, by SCIM 2.0",
  embed: "Sessions of users in a partner's page",
  mail: "Emails that wait, were sent or failed",
  messages: "Emails and texts to applicants",
  templates: "Templates of emails, texts and documents",
  suggestions: "Suggestions that users send to the product team",
  notifications: "Notifications of the signed-in user",
  search: "Search across jobs and applications",
  jobs: "Jobs, workflows, adverts and the agencies that work on a job",
  approvals: "Requests for approval, and the chains that they pass",
  careers: "Adverts and application forms for the public",
  applications: "Applications for a job: stages, notes, ratings, scorecards and exports",
  sift: "Anonymous sift: answers to one question at a time, scored without their authors",
  tags: "Tags of candidates and applications",
  sources: "Where applications come from",
  costs: "What recruitment costs: lines, their shares of jobs, credits and invoices",
  budgets: "Budgets of jobs, departments, campaigns and periods, and what of them is used",
  agencies: "Agencies that the company works with: contacts, tiers, groups and declarations",
  agencyPortal: "What an agency sees of the companies that it works for",
  customFields: "Fields of the company's own on candidates, jobs and applications",
  companies: "Exports, imports and the deletion of a whole company",
  candidates: "Candidates, their CVs, imports, merges, talent pools and erasure",
  lists: "Saved views of lists",
  checks: "Right-to-work checks",
  offers: "Offers of employment",
  clients: "Client companies of a parent company",
  documents: "Documents to sign",
  interviews: "Interviews, booking links and calendar feeds",
};

function parameters(schema: z.ZodObject, place: "path" | "query" | "header") {
  const { properties = {}, required = [] } = jsonSchemaOf(schema, "input") as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

/** Headers of calls, by the names that operations refer to. */
const headerParameters = {
  CaptchaProof: {
    name: captchaHeader,
    in: "header",
    required: false,
    description: "Captcha proof, where the server requires one: see getCaptcha",
    schema: { type: "string" },
  },
  StartingVersion: {
    name: ifMatchHeader,
    in: "header",
    required: true,
    description: "Starting version of the edit: the record's `version` in quotes",
    schema: { type: "string", pattern: '^"\\d+"$' },
  },
  Intent: {
    name: idempotencyKeyHeader,
    in: "header",
    required: true,
    description: "Key of the intent, such as a UUID: sending it again has no second effect",
    schema: { type: "string", pattern: "^[\\w-]{8,64}$" },
  },
};
const header = (name: keyof typeof headerParameters) => ({
  $ref: `#/components/parameters/${name}`,
});

const bodyType = ({ body, multipart }: Endpoint) => {
  if (multipart) return "multipart/form-data";
  return body instanceof z.ZodFile ? "application/octet-stream" : "application/json";
};

function accessOf({
  access,
  company,
  allowsDisabled,
  forServers,
  refusesPartners,
}: Endpoint): string {
  if (access === "public") return "Anyone may call it, without a session.";
  const whose = company === "any" ? "" : ` of a company of the type ${company}`;
  const needs =
    access === "session"
      ? ""
      : ` with ${isFeature(access) ? "access to the feature" : "the right"} ${access}`;
  const disabled = allowsDisabled ? " Users of a disabled company may call it too." : "";
  const own = refusesPartners ? " It is refused in a partner's page." : "";
  return `For ${forServers ? "servers with the API token" : "signed-in users"}${whose}${needs}.${disabled}${own}`;
}

/** Answers that many endpoints share. */
const sharedAnswers = {
  Done: {
    description: "Success, with nothing to say",
    content: { "application/json": { schema: { type: "object" } } },
  },
  File: { description: "The bytes of a file", content: { "application/octet-stream": {} } },
};

function success({ response, isScim }: Endpoint, { schemaOf }: Schemas, example: unknown) {
  if (response === file) return { $ref: "#/components/responses/File" };
  const schema = schemaOf(response as z.ZodType, "output");
  if (!schema.$ref) return { $ref: "#/components/responses/Done" };
  const type = isScim ? "application/scim+json" : "application/json";
  return { description: "Success", content: { [type]: withExample(schema, example) } };
}

const withExample = <Schema>(schema: Schema, example: unknown) => ({
  schema,
  ...(example !== undefined && { example }),
});

/** A server can make every call that needs a right. */
function securityOf({ access, forServers }: Endpoint): Record<string, string[]>[] {
  if (access === "public") return [];
  const server = { server: [] };
  if (forServers) return [server];
  const session = { token: [], session: [] };
  return access === "session" || isFeature(access) ? [session] : [session, server];
}

/** A body and an answer of an endpoint, by its name. */
export type Examples = Partial<Record<EndpointName, { body?: unknown; answer?: unknown }>>;

type Schemas = ReturnType<typeof componentSchemas>;
type Parts = { schemas: Schemas; examples: Examples };

function operation(area: string, name: string, e: Endpoint, { schemas, examples }: Parts) {
  const { body, answer } = examples[name as EndpointName] ?? {};
  return {
    operationId: name,
    summary: e.summary,
    description: accessOf(e),
    tags: [area],
    parameters: [
      ...parameters(e.params, "path"),
      ...parameters(e.query, "query"),
      ...parameters(e.headers, "header"),
      ...(e.captcha ? [header("CaptchaProof")] : []),
      ...(e.ifMatch ? [header("StartingVersion")] : []),
      ...(e.idempotent ? [header("Intent")] : []),
    ],
    ...(e.body instanceof z.ZodUndefined
      ? {}
      : {
          requestBody: {
            required: true,
            description: `At most ${e.maxBytes} bytes`,
            content: { [bodyType(e)]: withExample(schemas.schemaOf(e.body, "input"), body) },
          },
        }),
    responses: { [successStatus(e) as 200]: success(e, schemas, answer), ...refusalsOf(area, e) },
    security: securityOf(e),
    "x-access": e.access,
    "x-company": e.company,
  };
}

export const apiTitle = "Applicant tracking system";

interface OpenApiOptions {
  title?: string;
  /** Address of the server that is described. */
  server?: string;
  examples?: Examples;
}

/** Builds the OpenAPI 3.1 document of the whole contract. */
export function openapi(options: OpenApiOptions = {}) {
  const { title = apiTitle, server = "/", examples = {} } = options;
  const components = componentSchemas(contract as unknown as Record<string, Endpoint>);
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const [area, endpoints] of Object.entries(areas))
    for (const [name, e] of Object.entries<Endpoint>(endpoints))
      (paths[e.path] ??= {})[e.method.toLowerCase()] = operation(area, name, e, {
        schemas: components,
        examples,
      });
  return {
    openapi: "3.1.0",
    info: {
      title,
      version: "0.1.0",
      description:
        "Every call but the public ones sends the session's cookie and the session's token, or an API token of a server. A refused call says why in its body and in the header `x-message`.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: server, description: "The server that serves this document" }],
    tags: Object.entries(areaDescriptions)
      .map(([name, description]) => ({ name, description }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    paths,
    components: {
      schemas: { ...components.schemas, Refusal: refusalSchema },
      responses: { ...sharedAnswers, ...refusalResponses },
      parameters: headerParameters,
      securitySchemes: {
        server: {
          type: "http",
          scheme: "bearer",
          description: "API token of a server, from the company's settings",
        },
        token: {
          type: "apiKey",
          in: "header",
          name: apiTokenHeader,
          description: "Token from a sign-in. An answer with this header renews it.",
        },
        session: {
          type: "apiKey",
          in: "cookie",
          name: sessionCookie,
          description: `HttpOnly cookie from a sign-in; over https it is named __Host-${sessionCookie}.`,
        },
      },
    },
  };
}
