import { opens } from "@ats/core/rights/access";
import * as contract from "@ats/core/settings/company-contract";
import type { IframeSettings } from "@ats/core/settings/embedding";
import { specificSettings } from "@ats/core/settings/specific";
import { noteTime, type TechUserNote } from "@ats/core/settings/tech-user-note";
import { sql } from "kysely";
import { missing } from "../app/authorise.ts";
import { type Call, implement } from "../app/implement.ts";
import { onlyOperators } from "./operator.ts";

type Saved = Call<typeof contract.saveSpecificSetting>;

const saveSpecificSetting = implement(contract.saveSpecificSetting, async (call) => {
  const { actor, body, db } = call;
  const { field, access } = specificSettings[body.property];
  if (!opens(access, actor)) throw missing(access);
  const value = JSON.stringify(await kept(call));
  await db
    .updateTable("companies")
    .set(field, sql`jsonb_set(${sql.ref(field)}, ${[body.property]}::text[], ${value}::jsonb)`)
    .where("id", "=", actor.company_id)
    .execute();
  return {};
});

/** What is kept of a value: a note with who wrote it and when. */
async function kept({ actor, body, db, services }: Saved): Promise<TechUserNote | IframeSettings> {
  if (body.property === "iframeSettings") return body.value;
  await onlyOperators(db, actor);
  const writer = await db
    .selectFrom("users")
    .where("company_id", "=", actor.company_id)
    .where("id", "=", actor.user_id)
    .select(["first_name", "last_name", "email"])
    .executeTakeFirstOrThrow();
  return {
    user_name: `${writer.first_name} ${writer.last_name}`,
    user_email: writer.email,
    updated_date_time: noteTime(services.clock()),
    user_note: body.value.user_note,
  };
}

export const specificSettingsHandlers = [saveSpecificSetting];
