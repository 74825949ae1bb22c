import { allowsFeature } from "@ats/core/rights/access";
import * as contract from "@ats/core/settings/company-contract";
import { specificSettings } from "@ats/core/settings/specific-settings";
import { noteTime, type TechUserNote } from "@ats/core/settings/tech-user-note";
import { cleanRichText } from "@ats/core/validation/rich-text";
import { sql } from "kysely";
import { recordAudit } from "../audit/record-audit.ts";
import { missing } from "../kernel/authorise.ts";
import { type Call, implement } from "../kernel/implement.ts";
import { stale } from "../kernel/http-error.ts";
import { operatorOf } from "./operator.ts";

type Saved = Call<typeof contract.saveSpecificSetting>;

const saveSpecificSetting = implement(contract.saveSpecificSetting, async (call) => {
  const { actor, body, db } = call;
  const { field, access } = specificSettings[body.property];
  if (!allowsFeature(access, actor)) throw missing(access);
  const stored = await storedValue(call);
  const value = JSON.stringify(stored);
  const { before } = await db
    .selectFrom("companies")
    .where("id", "=", actor.company_id)
    .select(sql`${sql.ref(field)}->${body.property}::text`.as("before"))
    .executeTakeFirstOrThrow();
  const { numUpdatedRows } = await db
    .updateTable("companies")
    .set(field, sql`jsonb_set(${sql.ref(field)}, ${[body.property]}::text[], ${value}::jsonb)`)
    .where("id", "=", actor.company_id)
    .$if(body.before !== undefined, (query) => query.where(isUnchanged(call)))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw stale("This setting was");
  await recordAudit(call, eventOf(body.property, before, stored));
  return {};
});

/** The company's administrators read its log, but not technical support's note. */
const eventOf = (property: Saved["body"]["property"], before: unknown, after: unknown) =>
  property === "tech_user_note"
    ? { type: "internal_note_changed" as const }
    : {
        type: "setting_changed" as const,
        subject: { id: property, name: settingNames[property] },
        changes: [{ field: "value", before: before ?? null, after }],
      };

const settingNames: Record<Exclude<Saved["body"]["property"], "tech_user_note">, string> = {
  iframeSettings: "Partner’s page",
  careersFrameSettings: "Careers pages on other sites",
  anonymize_appl_data_settings: "Anonymisation",
  applicant_highlighting_enabled: "Highlights shown",
  applicant_highlighting_settings: "Highlights",
};

/** True when a setting still has the value that its author saw, or was never saved. */
function isUnchanged({ body: { property, before } }: Saved) {
  const saved = sql.ref(specificSettings[property].field);
  const seen = JSON.stringify(before);
  return sql<boolean>`coalesce(${saved}->${property}::text, ${seen}::jsonb) = ${seen}::jsonb`;
}

/** The value to store; a note is cleaned, and gets its author and time. */
async function storedValue({ actor, body, db, services }: Saved): Promise<unknown> {
  if (body.property !== "tech_user_note") return body.value;
  await operatorOf(db, actor);
  const writer = await db
    .selectFrom("users")
    .where("company_id", "=", actor.company_id)
    .where("id", "=", actor.user_id)
    .select(["first_name", "last_name", "email"])
    .executeTakeFirstOrThrow();
  const note: TechUserNote = {
    user_name: `${writer.first_name} ${writer.last_name}`,
    user_email: writer.email,
    updated_date_time: noteTime(services.clock()),
    user_note: cleanRichText(body.value.user_note),
  };
  return note;
}

export const specificSettingsHandlers = [saveSpecificSetting];
