import { messageHoldMs } from "@ats/core/messages/compose";
import type { ApplicationStatus } from "@ats/core/applications/status";
import { can } from "@ats/core/rights/rights";
import type { TemplateKind } from "@ats/core/templates/kinds";
import { tagText } from "@ats/core/templates/merge-tags";
import { type Selectable, sql, type SqlBool } from "kysely";
import { brandSenders } from "../careers/brand-sender.ts";
import type { CompanyDb } from "../database/database.ts";
import type { Call } from "../kernel/implement.ts";
import { recordActivities } from "../applications/activity.ts";
import { HttpError } from "../kernel/http-error.ts";
import type { MailSender } from "../kernel/ports/mailer.ts";
import { queueMessages } from "../mail/outbox.ts";
import type { TemplateTable } from "../templates/tables.ts";
import { attachFromTemplates } from "./attachments.ts";
import { type Addressee, readAddressees } from "./merge-values.ts";
import { writeEmail, writeText } from "./send.ts";
import { after } from "../kernel/time.ts";

/** Replaces the stage's automatic message: one template with a delay, or none. */
export interface ChosenMessage {
  template_id: number | null;
  delay_minutes: number;
}

type Template = Selectable<TemplateTable>;

/** An application that has moved. */
interface Arrival {
  id: number;
  node_id: number | null;
  /** True when the status is new, false when only the node is. */
  isNew: boolean;
}

/**
 * Writes the automatic messages of a stage to applicants who reached it. Templates of the node come
 * before the status's, and the job's brand before general ones. A move within one status sends only
 * the node's. A template with a gap is stored as failed, with the reason, for a person to complete.
 * A template that a stage has sent to the applicant before is sent again only when it is chosen.
 */
export async function writeStageMessages(
  { actor, db, services }: Pick<Call, "actor" | "db" | "services">,
  arrivals: readonly Arrival[],
  stage: ApplicationStatus,
  chosen?: ChosenMessage,
) {
  const kinds = services.texts ? (["email", "sms"] as const) : (["email"] as const);
  const templates = await db
    .selectFrom("templates as t")
    .selectAll()
    .where("kind", "in", kinds)
    .where(isOfStage(stage))
    .execute();
  const instead = chosen && (await templatesChosen({ actor, db }, kinds, templates, chosen));
  if ((instead ?? templates).length === 0) return [];
  const now = services.clock();
  const arrivalOf = new Map(arrivals.map((arrival) => [arrival.id, arrival]));
  const ids = [...arrivalOf.keys()];
  const addressees = await readAddressees(db, ids, undefined, now);
  const senderOf = await brandSenders(db, actor.company_id);
  const had = await templatesHad(db, ids);
  const templatesFor = ({ id, brand_name }: Addressee) => {
    const { isNew = false, node_id = null } = arrivalOf.get(id) ?? {};
    const own = templatesIn(
      templates.filter((template) => isNew || template.node_id !== null),
      node_id,
      brand_name,
    );
    const isUnsent = (template: Template) => !had.has(sending(id, template.id));
    return isNew || own.length > 0 ? (instead ?? own.filter(isUnsent)) : [];
  };
  const letters = addressees.flatMap((addressee) =>
    templatesFor(addressee).map((template) => ({
      application_id: addressee.id,
      template,
      channel: template.kind === "sms" ? ("sms" as const) : ("email" as const),
      send_date_time: after(now, Math.max(messageHoldMs, template.delay_minutes * 60_000)),
      ...write(template, addressee, senderOf(addressee.brand_name, addressee.recruiter)),
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
  await recordActivities(
    { actor, db, services },
    letters
      .filter(({ problem }) => !problem)
      .map(({ application_id, channel, template }) => ({
        application_id,
        type: "message_scheduled" as const,
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

const sending = (application_id: number, template_id: number | null) =>
  `${application_id} ${template_id}`;

/** True for a message `m` that a stage sent. */
export const isSentByStage = sql<SqlBool>`m.stage is not null and m.status = 'sent'`;

/** Templates that stages sent before: an applicant who returns is not told the same again. */
async function templatesHad(db: CompanyDb, ids: readonly number[]): Promise<Set<string>> {
  const { rows } = await sql<{ application_id: number; template_id: number | null }>`
    select application_id, template_id from outgoing_mail m
    where application_id = any(${[...ids]}::bigint[]) and ${isSentByStage}`.execute(db);
  return new Set(rows.map((row) => sending(row.application_id, row.template_id)));
}

/** True for a template `t` of a status, or of a node of that status. */
export const isOfStage = (status: ApplicationStatus) =>
  sql<SqlBool>`(t.stage = ${status} or exists (select from workflow_nodes n
    where n.company_id = t.company_id and n.id = t.node_id and n.status = ${status}))`;

async function templatesChosen(
  { actor, db }: Pick<Call, "actor" | "db">,
  kinds: readonly TemplateKind[],
  ofStage: readonly Template[],
  { template_id, delay_minutes }: ChosenMessage,
): Promise<Template[]> {
  if (template_id === null) return [];
  // Without the right to all templates, the actor chooses among the stage's.
  const template = can(actor, "VIEW_TEMPLATES")
    ? await db
        .selectFrom("templates")
        .selectAll()
        .where("kind", "in", kinds)
        .where("id", "=", template_id)
        .executeTakeFirst()
    : ofStage.find(({ id }) => id === template_id);
  if (!template) throw new HttpError(400, "This template no longer exists. Choose another.");
  return [{ ...template, delay_minutes }];
}

/** Per kind, the templates of the node, or else of the status. */
export const templatesIn = <T extends Pick<Template, "kind" | "brand_name" | "node_id">>(
  templates: readonly T[],
  node_id: number | null,
  brand: string,
): T[] =>
  [...Map.groupBy(templates, ({ kind }) => kind).values()].flatMap((ofKind) => {
    const of = (id: number | null) =>
      ofBrand(
        ofKind.filter((template) => template.node_id === id),
        brand,
      );
    const own = of(node_id);
    return own.length > 0 ? own : of(null);
  });

/** The brand's templates, or else the general ones. */
function ofBrand<T extends Pick<Template, "brand_name">>(templates: T[], brand: string): T[] {
  const own = templates.filter(({ brand_name }) => brand_name === brand);
  return own.length > 0 ? own : templates.filter(({ brand_name }) => brand_name === null);
}

function write({ kind, subject, body }: Template, addressee: Addressee, sender: MailSender) {
  if (kind === "sms") return writeText(body, addressee);
  const to = [{ email: tagText("candidate.email"), status: true }];
  const draft = { from: sender, to, cc: [], bcc: [], subject, body };
  return writeEmail(draft, addressee, sender);
}
