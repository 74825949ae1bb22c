import { z } from "zod";
import { endpoint, idParam } from "../contract/endpoint.ts";
import { standings } from "./inheritance.ts";
import { type SettingKey, sharedSettings } from "./registry.ts";

export const sharedSettingKey = z.enum(sharedSettings as [SettingKey, ...SettingKey[]]);

/** Author and time of a lock or of a client's own value. */
export const authorshipSchema = z.object({
  name: z.string(),
  /** The author's company, when it is another. */
  acting_for: z.string().nullable(),
  date_time: z.iso.datetime(),
});

export const inheritanceSchema = z.object({
  key: sharedSettingKey,
  /** Of a client; null for a company without a parent. */
  standing: z.enum(standings).nullable(),
  /** The lock of this company or, for a client, of its parent. */
  lock: authorshipSchema.nullable(),
  /** The value of its own that a client has, also while it is locked. */
  own: authorshipSchema.nullable(),
  /** Clients of this company that have a value of their own. */
  overriding: z.array(z.string()),
});
export type SettingInheritance = z.output<typeof inheritanceSchema>;

export const listInheritance = endpoint({
  method: "GET",
  path: "/api/setting-inheritance",
  summary: "Says of each setting whether the company follows its parent, and what its clients do",
  access: "companySettings",
  refusesPartners: true,
  response: z.object({
    /** Name of the parent company. */
    parent: z.string().nullable(),
    /** Number of client companies. */
    clients: z.number().int(),
    settings: z.array(inheritanceSchema),
  }),
});

const lock = {
  access: "multiClient",
  refusesPartners: true,
  params: z.object({ key: sharedSettingKey }),
  body: z.object({ is_locked: z.boolean() }),
} as const;

export const lockSetting = endpoint({
  method: "PUT",
  path: "/api/setting-locks/{key}",
  summary: "Locks a setting, so that all client companies follow it, or unlocks it",
  ...lock,
});

export const previewLock = endpoint({
  method: "POST",
  readsOnly: true,
  path: "/api/setting-locks/{key}/effect",
  summary: "Says which client companies a lock would change, without locking",
  ...lock,
  response: z.object({ effects: z.array(z.string()) }),
});

export const followParent = endpoint({
  method: "DELETE",
  path: "/api/clients/{id}/settings/{key}",
  summary: "Removes a client company's own value, so that the setting follows the parent again",
  access: "companySettings",
  refusesPartners: true,
  params: idParam.extend({ key: sharedSettingKey }),
});

export const inheritanceContract = { listInheritance, lockSetting, previewLock, followParent };
