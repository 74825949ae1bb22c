import * as contract from "@ats/core/settings/company-contract";
import { settingKeys } from "@ats/core/settings/registry";
import { sql } from "kysely";
import { implement } from "../kernel/implement.ts";
import { notFound } from "../kernel/http-error.ts";
import { mayChange } from "./may-change.ts";
import { storeOf, withInitial } from "./read-setting.ts";

/** Technical support reads its note with the user. */
const readable = settingKeys.filter((key) => key !== "tech_user_note");

const getCompanySettings = implement(contract.getCompanySettings, async (call) => {
  const { actor, db, params } = call;
  if (params.id !== actor.company_id) throw notFound("company");
  const keys = readable.filter((key) => mayChange(actor, key));
  const { rows } = await sql<{ key: (typeof keys)[number]; value: unknown }>`${sql.join(
    keys.map(
      (key) =>
        sql`select ${sql.lit(key)} as key, (${storeOf(key).read(sql`${actor.company_id}`)}) as value`,
    ),
    sql` union all `,
  )}`.execute(db);
  return {
    settings: Object.fromEntries(rows.map(({ key, value }) => [key, withInitial(key, value)])),
  };
});

export const companySettingsHandlers = [getCompanySettings];
