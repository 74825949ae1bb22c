import { heldMs } from "@ats/core/messages/compose";
import type { ApplicationStatus } from "@ats/core/applications/status";
import { can } from "@ats/core/rights/rights";
import type { TemplateKind } from "@ats/core/templates/kinds";
import { tagText } from "@ats/core/templates/merge-tags";
import type { Selectable } from "kysely";
import type { Call } from "../app/implement.ts";
import { record } from "../applications/activity.ts";
import { Refusal } from "../app/refusal.ts";
import { queueMessages } from "../mail/outbox.ts";
import { after } from "../session/lifetime.ts";
import type { TemplateTable } from "../templates/tables.ts";
import { attachFromTemplates } from "./attachments.ts";
import { type Addressee, readAddressees } from "./merge-values.ts";
import { writeEmail, writeText } from "./send.ts";

/** In place of what the stage sends by itself: one template with a delay, or nothing. */
export interface ChosenMessage {
  template_id: number | null;
  delay_minutes: number;
}

type Template = Selectable<TemplateTable>;

/**
 * What applicants are told when they have moved to a stage: by its templates, those of the job's
 * brand before the general ones. A template that has a gap for somebody is kept as failed, with the reason, for a person to see to.
 * Returns what is said to whom, and when.
 */
export async function writeStageMessages(
  { actor, db, services }: Pick<Call, "actor" | "db" | "services">,
  ids: readonly number[],
  stage: ApplicationStatus,
  chosen?: ChosenMessage,
) {
  const kinds = services.texts ? (["email", "sms"] as const) : (["email"] as const);
  const templates = await templatesFor({ actor, db }, kinds, stage, chosen);
  if (templates.length === 0) return [];
  const now = services.clock();
  const addressees = await readAddressees(db, ids, undefined, now);
  const letters = addressees.flatMap((addressee) =>
    ofBrand(templates, addressee.brand_name).map((template) => ({
      application_id: addressee.id,
      template,
      channel: template.kind === "sms" ? ("sms" as const) : ("email" as const),
      send_date_time: after(now, Math.max(heldMs, template.delay_minutes * 60_000)),
      ...write(template, addressee),
    })),
  );
  const queued = await queueMessages(
    db,
    letters.map(({ template, send_date_time, problem, ...letter }) => ({
      ...letter,
      company_id: actor.company_id,
      user_id: actor.user_id,
      template_id: template.id,
      stage,
      created_date_time: now,
      next_attempt_date_time: send_date_time,
      ...(problem && { status: "failed" as const, error: problem }),
    })),
  );
  await attachFromTemplates(db, queued);
  await record(
    { actor, db, services },
    letters
      .filter(({ problem }) => !problem)
      .map(({ application_id, channel, template }) => ({
        application_id,
        type: "messaged" as const,
        value_before: template.name,
        value_after: channel,
      })),
  );
  return letters.map(({ application_id, template, send_date_time, problem }, at) => ({
    id: queued[at] as number,
    application_id,
    template_name: template.name,
    send_date_time,
    problem: problem ?? null,
  }));
}

async function templatesFor(
  { actor, db }: Pick<Call, "actor" | "db">,
  kinds: readonly TemplateKind[],
  stage: ApplicationStatus,
  chosen?: ChosenMessage,
) {
  const templates = db.selectFrom("templates").selectAll().where("kind", "in", kinds);
  if (!chosen) return templates.where("stage", "=", stage).execute();
  const { template_id, delay_minutes } = chosen;
  if (template_id === null) return [];
  const template = await templates
    .where("id", "=", template_id)
    // Who does not see all templates chooses among those of the stage.
    .$if(!can(actor, "VIEW_TEMPLATES"), (query) => query.where("stage", "=", stage))
    .executeTakeFirst();
  if (!template) throw new Refusal(400, "This template is no longer there. Choose another.");
  return [{ ...template, delay_minutes, brand_name: null }];
}

/** Of each kind those of the brand, or else those of none. */
export function ofBrand<T extends Pick<Template, "kind" | "brand_name">>(
  templates: readonly T[],
  brand: string,
): T[] {
  return [...Map.groupBy(templates, ({ kind }) => kind).values()].flatMap((ofKind) => {
    const own = ofKind.filter(({ brand_name }) => brand_name === brand);
    return own.length > 0 ? own : ofKind.filter(({ brand_name }) => brand_name === null);
  });
}

function write({ kind, subject, body }: Template, { values, recruiter }: Addressee) {
  if (kind === "sms") return writeText(body, values);
  const to = [{ email: tagText("candidate.email"), status: true }];
  const draft = { from: recruiter, to, cc: [], bcc: [], subject, body };
  return writeEmail(draft, values, recruiter);
}
