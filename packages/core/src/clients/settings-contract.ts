import { z } from "zod";
import { bodyBytes, endpoint, idParam } from "../contract/endpoint.ts";
import { standings } from "../settings/inheritance.ts";
import { sharedSettingKey, authorshipSchema } from "../settings/inheritance-contract.ts";

/** A setting of a client company beside its parent's. */
export const clientSettingSchema = z.object({
  key: sharedSettingKey,
  standing: z.enum(standings),
  /** The value that counts. */
  value: z.unknown(),
  parent_value: z.unknown(),
  /** The client's own value; null while it follows the parent. */
  own: authorshipSchema
    .extend({
      value: z.unknown(),
      /** The parent's value when the client's own was last saved or confirmed. */
      parent_before: z.unknown(),
    })
    .nullable(),
  lock: authorshipSchema.nullable(),
});
export type ClientSetting = z.output<typeof clientSettingSchema>;

const valueAsJson = z.string().max(50_000, "Shorten this to 50,000 characters or fewer.");

export const setClientSetting = endpoint({
  method: "PUT",
  path: "/api/clients/{id}/settings/{key}",
  summary: "Gives a client company its own value of a setting, compared with the parent's of now",
  access: "multiClient",
  refusesPartners: true,
  maxBytes: bodyBytes.large,
  params: idParam.extend({ key: sharedSettingKey }),
  body: z.object({
    /** As JSON text. */
    value: valueAsJson,
    /** The value that counted when the writer began, as JSON text; another is refused with 412. */
    before: valueAsJson,
  }),
});

const companyIds = z.number().int().positive().max(2_147_483_647);

export const settingsCopySchema = z.object({
  /** The parent, or one of its clients. */
  from: companyIds,
  to: z
    .array(companyIds)
    .min(1, "Choose at least one client to copy to.")
    .max(200, "Choose at most 200 clients at a time."),
  keys: z
    .array(sharedSettingKey)
    .min(1, "Choose at least one setting to copy.")
    .max(50, "Choose at most 50 settings at a time."),
  /** True to see what would change, without changing it. */
  dry_run: z.boolean(),
});

/** A client's setting after a copy, or after a copy that was only tried. */
export const copiedSettingSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  key: sharedSettingKey,
  /** `follows`: the value stays and follows the parent from now on. */
  outcome: z.enum(["changes", "follows", "same", "locked"]),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
});
export type CopiedSetting = z.output<typeof copiedSettingSchema>;

export const copySettings = endpoint({
  method: "POST",
  path: "/api/client-settings/copy",
  summary: "Copies settings from a company of the group to client companies, or shows the changes",
  access: "multiClient",
  refusesPartners: true,
  idempotent: true,
  body: settingsCopySchema,
  response: z.object({ records: z.array(copiedSettingSchema) }),
});

export const clientDifferenceSchema = z.object({
  /** Company id. */
  id: z.number().int(),
  name: z.string(),
  key: sharedSettingKey,
  own: authorshipSchema,
  fields: z.array(
    z.object({
      field: z.string(),
      before: z.unknown(),
      parent: z.unknown(),
      client: z.unknown(),
      changed_by: z.enum(["parent", "client", "both"]),
    }),
  ),
});
export type ClientDifference = z.output<typeof clientDifferenceSchema>;

export const listClientDifferences = endpoint({
  method: "GET",
  path: "/api/client-settings/differences",
  summary: "Lists the settings in which client companies differ from the parent company",
  access: "multiClient",
  refusesPartners: true,
  response: z.object({ records: z.array(clientDifferenceSchema) }),
});

export const clientSettingsContract = { setClientSetting, copySettings, listClientDifferences };
