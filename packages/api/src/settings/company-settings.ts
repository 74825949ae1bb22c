import * as contract from "@ats/core/settings/company-contract";
import { settingKeys } from "@ats/core/settings/registry";
import { implement } from "../kernel/implement.ts";
import { notFound } from "../kernel/http-error.ts";
import { mayChange } from "./may-change.ts";
import { readSettings } from "./read-setting.ts";

/** Technical support reads its note with the user. */
const readable = settingKeys.filter((key) => key !== "tech_user_note");

const getCompanySettings = implement(contract.getCompanySettings, async (call) => {
  const { actor, db, params } = call;
  if (params.id !== actor.company_id) throw notFound("company");
  const keys = readable.filter((key) => mayChange(actor, key));
  return { settings: Object.fromEntries(await readSettings(db, actor.company_id, keys)) };
});

export const companySettingsHandlers = [getCompanySettings];
