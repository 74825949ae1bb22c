import * as contract from "@ats/core/companies/deletion-contract";
import type { DeletionRequest } from "@ats/core/companies/deletion-contract";
import { confirmationDays, coolingOffDays } from "@ats/core/companies/deletion";
import { to } from "@ats/core/navigation/routes";
import type { Role } from "@ats/core/rights/rights";
import { type Kysely, sql } from "kysely";
import { recordAudit } from "../audit/record-audit.ts";
import type { Tables } from "../database/tables.ts";
import { HttpError, notFound } from "../kernel/http-error.ts";
import { implementOutside, implementPublic } from "../kernel/implement.ts";
import { hashSecret, newSecret } from "../kernel/secret.ts";
import type { Services } from "../kernel/services.ts";
import { after } from "../kernel/time.ts";
import { queueMail } from "../mail/outbox.ts";
import { needPassword } from "../session/need-password.ts";
import { isOwnPassword } from "../session/password-handlers.ts";
import { isSecondFactor, wrongFactor } from "../session/second-factor.ts";
import { operatorOf } from "../settings/operator.ts";
import { mailAdministrators, recordForOperator } from "./deletion-mail.ts";
import { takeInventory } from "./inventory.ts";

const dayMs = 24 * 60 * 60_000;

/** The company's open request, with everything that a screen shows of it. */
async function openRequest(
  db: Kysely<Tables>,
  company_id: number,
): Promise<DeletionRequest | null> {
  const found = await db
    .selectFrom("company_deletions as d")
    .innerJoin("companies as c", "c.id", "d.company_id")
    .innerJoin("users as u", (on) =>
      on.onRef("u.company_id", "=", "d.company_id").onRef("u.id", "=", "d.requested_by"),
    )
    .where("d.company_id", "=", company_id)
    .where("d.status", "in", ["REQUESTED", "CONFIRMED", "RUNNING"])
    .select(["d.id", "d.status", "c.name as company_name", "d.reason", "d.created_date_time"])
    .select(["d.confirmers", "d.confirmed_by_name as confirmed_by", "d.confirmed_date_time"])
    .select(["d.due_date_time", "d.bundle_id", "d.inventory"])
    .select(sql<string>`u.first_name || ' ' || u.last_name`.as("requested_by"))
    .executeTakeFirst();
  if (!found) return null;
  const { bundle_id, status, ...request } = found;
  return {
    ...request,
    status: status as DeletionRequest["status"],
    has_bundle: bundle_id !== null,
    created_date_time: request.created_date_time.toISOString(),
    confirmed_date_time: request.confirmed_date_time?.toISOString() ?? null,
    due_date_time: request.due_date_time?.toISOString() ?? null,
  };
}

/** The newest bundle that somebody downloaded. */
const downloadedBundle = (db: Kysely<Tables>, company_id: number) =>
  db
    .selectFrom("company_bundles")
    .where("company_id", "=", company_id)
    .where("kind", "=", "EXPORT")
    .where("downloaded_date_time", "is not", null)
    .select(["id", "sha256"])
    .orderBy("created_date_time", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();

const activeDeletionRequest = implementOutside(
  contract.activeDeletionRequest,
  async ({ actor, services }) => {
    const { company_id, user_id } = actor;
    const { system } = services;
    const { name, totp_secret } = await system
      .selectFrom("companies as c")
      .innerJoin("users as u", "u.company_id", "c.id")
      .where("c.id", "=", company_id)
      .where("u.id", "=", user_id)
      .select(["c.name", "u.totp_secret"])
      .executeTakeFirstOrThrow();
    const request = await openRequest(system, company_id);
    return {
      request,
      company_name: name,
      inventory: request?.inventory ?? (await takeInventory(services, company_id)),
      has_bundle: (await downloadedBundle(system, company_id)) !== undefined,
      needs_otp: totp_secret !== null,
    };
  },
);

interface Confirmer {
  company_id: number;
  id: number;
  email: string;
  first_name: string;
  last_name: string;
}

const administrators: Role[] = ["Recruiter admin user", "Master group user"];
const operators: Role[] = ["Technical support user", "Client service user"];

/** Another administrator of the company; where there is none, the operator's staff. */
async function confirmersOf(
  db: Kysely<Tables>,
  company_id: number,
  requested_by: number,
): Promise<Confirmer[]> {
  const of = db
    .selectFrom("users as u")
    .innerJoin("companies as c", "c.id", "u.company_id")
    .where("u.password_hash", "<>", "")
    .where("u.home_company_id", "is", null)
    .select(["u.company_id", "u.id", "u.email", "u.first_name", "u.last_name"])
    .orderBy("u.id");
  const own = await of
    .where("u.company_id", "=", company_id)
    .where("u.id", "<>", requested_by)
    .where("u.user_type", "in", administrators)
    .execute();
  if (own.length > 0) return own;
  return of.where("c.operator", "=", true).where("u.user_type", "in", operators).execute();
}

const submitDeletionRequest = implementOutside(contract.submitDeletionRequest, async (call) => {
  const { actor, body, services, request } = call;
  const { company_id, user_id } = actor;
  const { system, clock } = services;
  const person = await needPassword(call, body.password);
  if (person.totp_secret !== null) {
    const user = { ...person, totp_secret: person.totp_secret };
    if (!(await isSecondFactor(services, request, user, body))) throw refusedFactor(body);
  }
  const { name, operator } = await system
    .selectFrom("companies")
    .where("id", "=", company_id)
    .select(["name", "operator"])
    .executeTakeFirstOrThrow();
  if (body.company_name.trim() !== name)
    throw new HttpError(400, `The name is not that of the company. Type “${name}”.`);
  if (operator)
    throw new HttpError(409, "This company runs the product for others, so it cannot be deleted.");
  const inventory = await takeInventory(services, company_id);
  if (inventory.clients.length > 0)
    throw new HttpError(
      409,
      `Other companies belong to this one: ${inventory.clients.map((each) => each.name).join(", ")}. Delete them first, or ask the people who run this product to release them.`,
    );
  const bundle = await downloadedBundle(system, company_id);
  if (!bundle && !body.declines_bundle)
    throw new HttpError(
      409,
      "Export the company and download the file first, or say that you do not need it.",
    );
  const now = clock();
  return system.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtext('company deletion'), ${company_id}::int)`.execute(
      db,
    );
    if (await openRequest(db, company_id))
      throw new HttpError(409, "The company's deletion has been requested already.");
    const confirmers = await confirmersOf(db, company_id, user_id);
    if (confirmers.length === 0)
      throw new HttpError(
        409,
        "Nobody else can confirm the deletion. Add a second administrator first.",
      );
    const { id } = await db
      .insertInto("company_deletions")
      .values({
        company_id,
        requested_by: user_id,
        reason: body.reason,
        inventory: JSON.stringify(inventory),
        bundle_id: bundle?.id ?? null,
        bundle_sha256: bundle?.sha256 ?? null,
        confirmers: JSON.stringify(
          confirmers.map((each) => `${each.first_name} ${each.last_name}`),
        ),
        created_date_time: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const confirmer of confirmers) {
      const link = newSecret();
      await db
        .insertInto("deletion_links")
        .values({
          company_id,
          link_hash: hashSecret(link),
          deletion_id: id,
          confirmer_company_id: confirmer.company_id,
          confirmer_id: confirmer.id,
        })
        .execute();
      const address = new URL(to.atsDeletion({ linkId: link }), services.publicUrl).href;
      await queueMail(
        db,
        confirmer.company_id,
        {
          to: confirmer.email,
          subject: `Confirm the deletion of ${name}`,
          text: `Hello ${confirmer.first_name},

${person.first_name} ${person.last_name} has asked to delete ${name} with all its jobs, candidates and users:

${body.reason}

Nothing happens unless you confirm it within ${confirmationDays} days. After that there are ${coolingOffDays} days in which any administrator can stop it.

Read what would be deleted, then confirm or decline: ${address}`,
        },
        now,
      );
    }
    await recordForOperator(services, db, {
      type: "deletion_requested",
      subject: { id: company_id, name },
      reason: body.reason,
    });
    await recordAudit(
      { actor, db, services },
      { type: "deletion_requested", subject: { id: company_id, name }, reason: body.reason },
    );
    return (await openRequest(db, company_id)) as DeletionRequest;
  });
});

const refusedFactor = (factor: Parameters<typeof wrongFactor>[0]) =>
  // 401 would sign the user out.
  new HttpError(403, wrongFactor(factor).message);

const cancelDeletionRequest = implementOutside(
  contract.cancelDeletionRequest,
  async ({ actor, services }) => {
    const { company_id, user_id } = actor;
    await services.system.transaction().execute(async (db) => {
      const now = services.clock();
      const stopped = await db
        .updateTable("company_deletions")
        .set({ status: "CANCELLED", ended_date_time: now, ended_by: user_id })
        .where("company_id", "=", company_id)
        .where("status", "in", ["REQUESTED", "CONFIRMED"])
        .returning("id")
        .executeTakeFirst();
      if (!stopped) {
        if (await openRequest(db, company_id))
          throw new HttpError(409, "The deletion has begun, so it can no longer be stopped.");
        return;
      }
      await db.deleteFrom("deletion_links").where("deletion_id", "=", stopped.id).execute();
      const { name, by } = await db
        .selectFrom("companies as c")
        .innerJoin("users as u", "u.company_id", "c.id")
        .where("c.id", "=", company_id)
        .where("u.id", "=", user_id)
        .select(["c.name", sql<string>`u.first_name || ' ' || u.last_name`.as("by")])
        .executeTakeFirstOrThrow();
      await mailAdministrators(
        db,
        company_id,
        {
          subject: `${name} is not deleted`,
          text: `${by} has stopped the deletion of ${name}. Everything stays as it is.`,
        },
        now,
      );
      const event = { type: "deletion_stopped", subject: { id: company_id, name } } as const;
      await recordForOperator(services, db, event);
      await recordAudit({ actor, db, services }, event);
    });
    return {};
  },
);

const invalidLink = () =>
  new HttpError(
    404,
    "This link is not valid: the deletion was confirmed, declined or stopped, or the link is incomplete.",
  );

/** The request and the person that a mailed link stands for. */
async function linked({ system }: Pick<Services, "system">, link: string) {
  const found = await system
    .selectFrom("deletion_links as l")
    .innerJoin("users as u", (on) =>
      on.onRef("u.company_id", "=", "l.confirmer_company_id").onRef("u.id", "=", "l.confirmer_id"),
    )
    .where("l.link_hash", "=", hashSecret(link))
    .select(["l.company_id as deleted_id", "l.deletion_id"])
    .select(["u.company_id", "u.id", "u.email", "u.first_name", "u.last_name", "u.totp_secret"])
    .executeTakeFirst();
  const request = found && (await openRequest(system, found.deleted_id));
  if (!request || request.id !== found.deletion_id || request.status !== "REQUESTED")
    throw invalidLink();
  return { request, person: found };
}

const getDeletionProcess = implementPublic(
  contract.getDeletionProcess,
  async ({ params, services }) => {
    const { request, person } = await linked(services, params.id);
    return {
      ...request,
      confirmer: `${person.first_name} ${person.last_name}`,
      needs_otp: person.totp_secret !== null,
    };
  },
);

const processDeletionRequest = implementPublic(
  contract.processDeletionRequest,
  async ({ body, services, request: from }) => {
    const { system, clock } = services;
    const { request, person } = await linked(services, body.id);
    const { deleted_id, deletion_id, ...user } = person;
    const account = { company_id: user.company_id, user_id: user.id };
    if (!(await isOwnPassword(services, account, body.password, from.address)))
      throw new HttpError(403, "The password is not correct. Check it and try again.");
    const { totp_secret } = user;
    if (
      totp_secret !== null &&
      !(await isSecondFactor(services, from, { ...user, totp_secret }, body))
    )
      throw refusedFactor(body);
    const now = clock();
    const by = `${user.first_name} ${user.last_name}`;
    const isConfirmed = body.decision === "CONFIRM";
    const due = isConfirmed ? after(now, coolingOffDays * dayMs) : null;
    await system.transaction().execute(async (db) => {
      const done = await db
        .updateTable("company_deletions")
        .set(
          isConfirmed
            ? {
                status: "CONFIRMED",
                confirmed_by_name: by,
                confirmed_by_email: user.email,
                confirmed_date_time: now,
                due_date_time: due,
              }
            : { status: "DECLINED", ended_date_time: now },
        )
        .where("company_id", "=", deleted_id)
        .where("id", "=", deletion_id)
        .where("status", "=", "REQUESTED")
        .returning("id")
        .executeTakeFirst();
      if (!done) throw invalidLink();
      await db.deleteFrom("deletion_links").where("deletion_id", "=", deletion_id).execute();
      const name = request.company_name;
      const day = due?.toISOString().slice(0, 10);
      await mailAdministrators(
        db,
        deleted_id,
        isConfirmed
          ? {
              subject: `${name} will be deleted on ${day}`,
              text: `${by} has confirmed the deletion that ${request.requested_by} asked for. ${name} will be deleted on ${day}. Until then any administrator can stop it: ${new URL(to.Settings(), services.publicUrl).href}`,
            }
          : {
              subject: `${name} is not deleted`,
              text: `${by} has declined the deletion that ${request.requested_by} asked for. Everything stays as it is.`,
            },
        now,
      );
      const event = {
        type: isConfirmed ? "deletion_confirmed" : "deletion_declined",
        subject: { id: deleted_id, name },
        reason: by,
      } as const;
      await recordForOperator(services, db, event);
      const own = user.company_id === deleted_id ? user.id : null;
      await recordAudit(
        {
          actor: { company_id: deleted_id, user_id: own, address: from.address },
          db,
          services,
        },
        event,
      );
    });
    return { due_date_time: due };
  },
);

const listDeletedCompanies = implementOutside(
  contract.listDeletedCompanies,
  async ({ actor, services }) => {
    await operatorOf(services.system, actor);
    const records = await services.system
      .selectFrom("deleted_companies")
      .select(["id", "name", "requested_date_time", "confirmed_date_time", "finished_date_time"])
      .orderBy("began_date_time", "desc")
      .orderBy("id", "desc")
      .limit(1_000)
      .execute();
    return { records };
  },
);

const downloadCertificate = implementOutside(
  contract.downloadCertificate,
  async ({ actor, params, services }) => {
    await operatorOf(services.system, actor);
    const found = await services.system
      .selectFrom("deleted_companies")
      // A number beyond those of companies is no company's.
      .where(sql<boolean>`id = ${params.id}::bigint`)
      .select(["name", "certificate"])
      .executeTakeFirst();
    const { certificate, name } = found ?? {};
    if (!certificate) throw notFound("certificate");
    return {
      read: async () => certificate,
      type: "application/pdf",
      name: `Deletion of ${name}.pdf`,
    };
  },
);

export const deletionHandlers = [
  submitDeletionRequest,
  activeDeletionRequest,
  cancelDeletionRequest,
  getDeletionProcess,
  processDeletionRequest,
  listDeletedCompanies,
  downloadCertificate,
];
