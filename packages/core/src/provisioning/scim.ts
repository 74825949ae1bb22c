import { z } from "zod";

/** Identifiers of RFC 7643 and 7644. */
export const scimSchemas = {
  user: "urn:ietf:params:scim:schemas:core:2.0:User",
  employee: "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User",
  group: "urn:ietf:params:scim:schemas:core:2.0:Group",
  patch: "urn:ietf:params:scim:api:messages:2.0:PatchOp",
  list: "urn:ietf:params:scim:api:messages:2.0:ListResponse",
  error: "urn:ietf:params:scim:api:messages:2.0:Error",
} as const;

/** Path below which an identity provider finds users and groups. */
export const scimPath = "/api/scim/v2";

/** Members that a group can have, and resources in one answer. */
export const mostMembers = 10_000;
export const mostScimResources = 200;

const text = z.string().trim().max(254);

/** Entra ID writes booleans as the texts "True" and "False". */
const scimBoolean = z.union([
  z.boolean(),
  z
    .string()
    .regex(/^(true|false)$/i, "Write true or false.")
    .transform((written) => written.toLowerCase() === "true"),
]);

const address = z.object({
  value: text.nullish(),
  type: text.nullish(),
  primary: scimBoolean.nullish(),
});

/** A user as an identity provider writes one. Attributes that are not kept are left out. */
export const scimUserInput = z.object({
  externalId: text.nullish(),
  userName: text.min(1, "Send a userName."),
  name: z.object({ givenName: text.nullish(), familyName: text.nullish() }).nullish(),
  displayName: text.nullish(),
  active: scimBoolean.nullish(),
  emails: z.array(address).max(20).nullish(),
  phoneNumbers: z.array(address).max(20).nullish(),
  /** Whoever is not named stays; null and an empty value name nobody. */
  [scimSchemas.employee]: z
    .object({ manager: z.object({ value: text.nullish() }).nullish() })
    .nullish(),
});
export type ScimUserInput = z.output<typeof scimUserInput>;

export const scimGroupInput = z.object({
  externalId: text.nullish(),
  displayName: text.min(1, "Send a displayName."),
  members: z
    .array(z.object({ value: text.min(1) }))
    .max(mostMembers, `A group has at most ${mostMembers} members.`)
    .nullish(),
});
export type ScimGroupInput = z.output<typeof scimGroupInput>;

const scalar = z.union([z.string().max(2000), z.number(), z.boolean(), z.null()]);
/** JSON of a limited depth. */
const nested = (inner: z.ZodType): z.ZodType =>
  z.union([scalar, z.record(z.string().max(200), inner), z.array(inner).max(mostMembers)]);

export const scimPatch = z.object({
  schemas: z.array(text).max(10).optional(),
  Operations: z
    .array(
      z.object({
        op: z
          .string()
          .max(20)
          .transform((op) => op.toLowerCase())
          .pipe(z.enum(["add", "remove", "replace"])),
        path: z.string().max(500).optional(),
        value: nested(nested(nested(scalar))).optional(),
      }),
    )
    .min(1, "Send at least one operation.")
    .max(1000, "Send at most 1000 operations."),
});
export type ScimPatch = z.output<typeof scimPatch>;

const meta = z.object({
  resourceType: z.string(),
  created: z.string().optional(),
  location: z.string(),
  version: z.string().optional(),
});
const reference = z.object({ value: z.string(), display: z.string() });

export const scimUserSchema = z.object({
  schemas: z.array(z.string()),
  id: z.string(),
  externalId: z.string().optional(),
  userName: z.string().optional(),
  name: z
    .object({ formatted: z.string(), givenName: z.string(), familyName: z.string() })
    .optional(),
  displayName: z.string().optional(),
  active: z.boolean().optional(),
  emails: z
    .array(z.object({ value: z.string(), type: z.string(), primary: z.boolean() }))
    .optional(),
  phoneNumbers: z.array(z.object({ value: z.string(), type: z.string() })).optional(),
  /** Read only: groups list their members. */
  groups: z.array(reference).optional(),
  [scimSchemas.employee]: z
    .object({ manager: z.object({ value: z.string(), displayName: z.string() }) })
    .optional(),
  meta: meta.optional(),
});
export type ScimUser = z.output<typeof scimUserSchema>;

export const scimGroupSchema = z.object({
  schemas: z.array(z.string()),
  id: z.string(),
  externalId: z.string().optional(),
  displayName: z.string().optional(),
  members: z.array(reference.extend({ type: z.literal("User") })).optional(),
  meta: meta.optional(),
});
export type ScimGroup = z.output<typeof scimGroupSchema>;

export const scimListOf = <Resource extends z.ZodType>(resource: Resource) =>
  z.object({
    schemas: z.array(z.string()),
    totalResults: z.number().int(),
    startIndex: z.number().int(),
    itemsPerPage: z.number().int(),
    Resources: z.array(resource),
  });

/** Attributes of an answer. */
export const scimShown = z.object({
  attributes: z.string().max(500).optional(),
  excludedAttributes: z.string().max(500).optional(),
});

export const scimQuery = scimShown.extend({
  filter: z.string().max(1000).optional(),
  /** From 1. */
  startIndex: z.coerce.number().int().max(1_000_000).default(1),
  count: z.coerce
    .number()
    .int()
    .default(100)
    .transform((count) => Math.min(Math.max(count, 0), mostScimResources)),
});
