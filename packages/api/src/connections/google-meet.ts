import * as contract from "@ats/core/connections/contract";
import { googleMeetRefusals } from "@ats/core/connections/google-meet";
import { emailKey } from "@ats/core/validation/email";
import { changesBetween } from "../audit/changes-between.ts";
import { authorOf, recordAudit } from "../audit/record-audit.ts";
import { type CompanyDb, inCompany } from "../database/database.ts";
import { HttpError } from "../kernel/http-error.ts";
import { implement, implementOutside } from "../kernel/implement.ts";
import { OrganiserRefused } from "../kernel/ports/meetings.ts";

const subject = { id: "google_meet", name: "Google Meet" };

const audited = (seen?: { client_email: string; organiser: string }) =>
  seen ? { client_email: seen.client_email, organiser: seen.organiser } : null;

/** The connection without its key. */
export const googleMeetOf = (db: CompanyDb, company_id: number) =>
  db
    .selectFrom("google_meet")
    .where("company_id", "=", company_id)
    .select(["client_email", "organiser", "connected_by", "created_date_time"])
    .executeTakeFirst();

const get = implement(contract.getGoogleMeet, async ({ actor, db }) => ({
  connection: (await googleMeetOf(db, actor.company_id)) ?? null,
}));

/** Google is asked outside the transaction, and before anything is stored. */
const save = implementOutside(contract.saveGoogleMeet, async (call) => {
  const { actor, body, services } = call;
  const { company_id } = actor;
  const { client_email, private_key } = body.key_file;
  const { organiser } = body;
  await inCompany(services.system, company_id, async (db) => {
    const user = await db
      .selectFrom("users")
      .where("company_id", "=", company_id)
      .where("email_key", "=", emailKey(organiser))
      .where("deactivated_date_time", "is", null)
      .select("id")
      .executeTakeFirst();
    if (!user) throw new HttpError(400, googleMeetRefusals.noUser);
  });
  try {
    if (!services.meetings) throw new Error("This server makes no meetings.");
    await services.meetings.verify({ client_email, private_key, organiser });
  } catch (error) {
    const isOrganiser = error instanceof OrganiserRefused;
    throw new HttpError(400, googleMeetRefusals[isOrganiser ? "noDetails" : "notSaved"]);
  }
  return inCompany(services.system, company_id, async (db) => {
    const before = await googleMeetOf(db, company_id);
    const { name } = await authorOf({ actor, db });
    const row = {
      client_email,
      private_key,
      organiser,
      connected_by: name,
      created_date_time: services.clock(),
    };
    await db
      .insertInto("google_meet")
      .values({ company_id, ...row })
      .onConflict((same) => same.column("company_id").doUpdateSet(row))
      .execute();
    await recordAudit(
      { actor, db, services },
      {
        type: "google_meet_connected",
        subject,
        changes: changesBetween(audited(before), audited(row)),
      },
    );
    const { private_key: _, ...shown } = row;
    return shown;
  });
});

const remove = implement(contract.removeGoogleMeet, async (call) => {
  const { numDeletedRows } = await call.db
    .deleteFrom("google_meet")
    .where("company_id", "=", call.actor.company_id)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await recordAudit(call, { type: "google_meet_disconnected", subject });
  return {};
});

const open = implementOutside(contract.openMeeting, async ({ actor, services }) => {
  const account = await inCompany(services.system, actor.company_id, (db) =>
    db
      .selectFrom("google_meet")
      .where("company_id", "=", actor.company_id)
      .select(["client_email", "private_key", "organiser"])
      .executeTakeFirst(),
  );
  if (!account || !services.meetings)
    throw new HttpError(
      409,
      "Google Meet is not connected. Enter a link yourself, or ask your administrator to connect it in Settings.",
    );
  try {
    return { video_link: await services.meetings.open(account) };
  } catch {
    throw new HttpError(
      409,
      "Google Meet made no link. Try again, or enter a link yourself. If it happens again, ask your administrator to check Google Meet in Settings.",
    );
  }
});

export const googleMeetHandlers = [get, save, remove, open];
