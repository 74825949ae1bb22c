import type { addNote, listColleagues, listNotes } from "@ats/core/applications/contract";
import { mentionedIn } from "@ats/core/applications/mentions";
import { sql } from "kysely";
import type { Call, SessionActor } from "../kernel/implement.ts";
import type { CompanyDb } from "../database/database.ts";
import { notify } from "../notifications/notify.ts";
import { hasRight } from "../roles/has-right.ts";
import { recordActivities } from "./activity.ts";
import { needApplication } from "./details.ts";
import { needNotErased } from "./not-erased.ts";
import { publishChange } from "./publish-change.ts";

const notesOf = (db: CompanyDb) =>
  db
    .selectFrom("notes as n")
    .innerJoin("users as u", "u.id", "n.user_id")
    .select(["n.id", "n.text", "n.created_date_time", "n.user_id", "u.first_name", "u.last_name"]);

type NoteRow = Awaited<ReturnType<ReturnType<typeof notesOf>["executeTakeFirstOrThrow"]>>;

const presentNote = ({ user_id, first_name, last_name, ...note }: NoteRow) => ({
  ...note,
  created_by: { id: user_id, first_name, last_name },
});

/** Lists an application's notes, newest first. */
export async function readNotes({ params, query, db }: Call<typeof listNotes>) {
  await needApplication(db, params.id);
  const rows = await notesOf(db)
    .select(sql<number>`count(*) over ()::int`.as("total"))
    .where("n.application_id", "=", params.id)
    .orderBy("n.created_date_time", "desc")
    .orderBy("n.id", "desc")
    .limit(query.most)
    .execute();
  return {
    records: rows.map(presentNote),
    total: rows[0]?.total ?? 0,
  };
}

/** Saves a note and records it. Refreshes open lists and notifies mentioned users. */
export async function saveNote(call: Call<typeof addNote>) {
  const { actor, params, body, db, services } = call;
  const { job_id } = await needApplication(db, params.id);
  await needNotErased(db, params.id);
  const { id } = await db
    .insertInto("notes")
    .values({
      company_id: actor.company_id,
      application_id: params.id,
      user_id: actor.user_id,
      text: body.text,
      created_date_time: services.clock(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const activities = await recordActivities(call, [
    { application_id: params.id, type: "note_added" },
  ]);
  const activity_ids = activities.map((activity) => activity.id);
  const isNotified = await notifyMentioned(call, activity_ids);
  publishChange(call, [{ id: params.id, job_id }], isNotified ? activity_ids : []);
  return presentNote(await notesOf(db).where("n.id", "=", id).executeTakeFirstOrThrow());
}

/** Users whom a note of the actor may mention: everyone else who may read it. */
const colleaguesOf = (db: CompanyDb, { company_id, user_id }: SessionActor) =>
  db
    .selectFrom("users")
    .select(["id", "first_name", "last_name", "user_type"])
    .where("company_id", "=", company_id)
    .where("id", "<>", user_id)
    .where("is_active", "=", true)
    .where(hasRight("users", "VIEW_JOBS"));

export async function readColleagues({ actor, params, db }: Call<typeof listColleagues>) {
  await needApplication(db, params.id);
  return {
    records: await colleaguesOf(db, actor)
      .orderBy("last_name")
      .orderBy("first_name")
      .orderBy("id")
      .execute(),
  };
}

/** Returns true when a colleague was mentioned. */
async function notifyMentioned(
  { actor, body, db }: Call<typeof addNote>,
  activity_ids: number[],
): Promise<boolean> {
  if (!body.text.includes("@")) return false;
  const mentioned = mentionedIn(body.text, await colleaguesOf(db, actor).execute());
  await notify(db, {
    activity_ids,
    recipients: mentioned.map(({ id }) => ({ user_id: id, reason: "MENTIONED" })),
  });
  return mentioned.length > 0;
}
