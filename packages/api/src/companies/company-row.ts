import { type SettingKey, settingKeys, settings } from "@ats/core/settings/registry";
import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";

/** Settings that a company's own administrators may change; the others are the operator's. */
const names: readonly SettingKey[] = settingKeys.filter(
  (name) => settings[name].access === "companySettings" && settings[name].field === "ats_settings",
);

/** The company's own row, of which a bundle contains the name and the company's own settings. */
export const companyRow = {
  leftOut: {
    system_settings: "Host names belong to this server.",
    system_flags: "The operator decides them for each company.",
    integration_settings: "Pages that may embed the product are allowed again on each server.",
    internal_key: "The secret address of internal vacancies belongs to this server.",
    parent_id: "The bundle is of one company alone.",
    disabled: "The operator decides it for each company.",
    operator: "The operator decides it for each company.",
  } as Record<string, string>,

  read: (company_id: number) => async (db: CompanyDb) => {
    const { name, ats_settings } = await db
      .selectFrom("companies")
      .where("id", "=", company_id)
      .select(["name", "ats_settings"])
      .executeTakeFirstOrThrow();
    const saved = ats_settings as Record<string, unknown>;
    return {
      name,
      ats_settings: Object.fromEntries(
        names.filter((each) => each in saved).map((each) => [each, saved[each]]),
      ),
    };
  },

  /** Takes over the settings that a user could have typed; returns the names of the others. */
  async write(
    db: CompanyDb,
    company_id: number,
    { name, ats_settings }: { name?: unknown; ats_settings?: unknown },
  ): Promise<string[]> {
    const given = Object.entries((ats_settings ?? {}) as Record<string, unknown>);
    const refused: string[] = [];
    const taken: Record<string, unknown> = {};
    for (const [property, value] of given) {
      const setting = names.find((each) => each === property);
      const parsed = setting && settings[setting].value.safeParse(value);
      if (parsed?.success) taken[property] = value;
      else refused.push(property);
    }
    await sql`update companies set ats_settings = ats_settings || ${JSON.stringify(taken)}::jsonb
      where id = ${company_id}`.execute(db);
    if (typeof name === "string" && name.trim() !== "" && name.length <= 200)
      await sql`update companies set name = ${name} where id = ${company_id}`.execute(db);
    return refused;
  },
};
