import { opens } from "@ats/core/rights/access";
import * as contract from "@ats/core/settings/company-contract";
import { specificSettings } from "@ats/core/settings/specific";
import { noteTime, type TechUserNote } from "@ats/core/settings/tech-user-note";
import { sql } from "kysely";
import { missing } from "../app/authorise.ts";
import { type Call, implement } from "../app/implement.ts";
import { onlyOperators } from "./operator.ts";

type Saved = Call<typeof contract.saveSpecificSetting>;

const saveSpecificSetting = implement(contract.saveSpecificSetting, async (call) => {
  const { actor, body, db } = call;
  const { access } = specificSettings[body.field][body.property];
  if (!opens(access, actor)) throw missing(access);
  await onlyOperators(db, actor);
  const value = JSON.stringify(await signed(call));
  await db
    .updateTable("companies")
    .set({
      ats_settings: sql`jsonb_set(ats_settings, ${[body.property]}::text[], ${value}::jsonb)`,
    })
    .where("id", "=", actor.company_id)
    .execute();
  return {};
});

/** A note with who wrote it and when. */
async function signed({ actor, body, db, services }: Saved): Promise<TechUserNote> {
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
