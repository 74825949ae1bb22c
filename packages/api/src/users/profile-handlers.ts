import * as contract from "@ats/core/users/profile-contract";
import { type PhotoType, photoTypeOf } from "@ats/core/users/profile";
import { can } from "@ats/core/rights/rights";
import { type Call, implement, implementOutside } from "../kernel/implement.ts";
import { notFound, HttpError, stale } from "../kernel/http-error.ts";
import { type CompanyDb, inCompany } from "../database/database.ts";
import { discardFiles } from "../files/dropped-files.ts";
import { changesBetween } from "../audit/changes-between.ts";
import { recordAudit } from "../audit/record-audit.ts";
import {
  invitationEnd,
  isOwnUser,
  isProvisioned,
  namedJobsFor,
  scopeOf,
  stateOf,
} from "./account-state.ts";
import { lockAdministrators, needOtherAdministrator, needRoleToGive } from "./give-role.ts";
import { needUser } from "./need-user.ts";
import { photoUrl } from "./photo-url.ts";
import { recordedRole } from "./set-role.ts";

type Managing = Pick<Call, "actor" | "services"> & { db: CompanyDb; params: { id: number } };

/** Locks the row of a change: one's own or, for an administrator, that of a user of the company. */
async function needEditable(call: Managing) {
  const { actor, db, params } = call;
  if (params.id !== actor.user_id) {
    if (!can(actor, "UPDATE_USERS")) throw notFound("user");
    return needUser(call, params.id);
  }
  return db
    .selectFrom("users")
    .where("company_id", "=", actor.company_id)
    .where("id", "=", params.id)
    .select(["company_id", "id", "first_name", "last_name", "telephone", "user_type"])
    .select(["role_id", "scope_values"])
    .forUpdate()
    .executeTakeFirstOrThrow();
}

async function profileOf({ actor, db, services }: Omit<Managing, "params">, userId: number) {
  const now = services.clock();
  const user = await db
    .selectFrom("users as u")
    .where("u.company_id", "=", actor.company_id)
    .where("u.id", "=", userId)
    .select(["u.id", "u.first_name", "u.last_name", "u.email", "u.telephone", "u.version"])
    .select(["u.photo_key", "u.created_date_time", "u.last_sign_in_date_time"])
    .select(["u.user_type as userType", stateOf(now).as("state")])
    .select(["u.scope_values", scopeOf.as("scope"), namedJobsFor(actor).as("named_jobs")])
    .select("u.has_mfa as mfa")
    .select(invitationEnd.as("invitation_expires_date_time"))
    .select(isProvisioned.as("is_provisioned"))
    .$if(userId !== actor.user_id, (query) => query.where(isOwnUser))
    .executeTakeFirst();
  if (!user) throw notFound("user");
  const { photo_key, ...details } = user;
  return { users: { ...details, profile_url: photoUrl(user.id, photo_key) } };
}

const getUser = implement(contract.getUser, async (call) => {
  const { actor, params } = call;
  if (params.id !== actor.user_id && !can(actor, "VIEW_USERS")) throw notFound("user");
  return profileOf(call, params.id);
});

/** Refuses an edit that began from an older version. Nobody changes their own role. */
const updateUser = implement(contract.updateUser, async (call) => {
  const { actor, body, db, version, params } = call;
  const { userType, scope_values, ...details } = body;
  const { id } = params;
  const isOwn = id === actor.user_id;
  if (userType !== undefined || scope_values) await lockAdministrators(db, actor.company_id);
  const user = await needEditable(call);
  const isNewRole =
    (userType !== undefined && userType !== user.user_type) || scope_values !== undefined;
  if (isNewRole && isOwn)
    throw new HttpError(403, "You cannot change your own role. Ask another administrator.");
  const role = isNewRole && (await needRoleToGive(call, userType ?? user.user_type, scope_values));
  if (role && role.user_type !== user.user_type) await needOtherAdministrator(db, user);
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set((row) => ({
      ...details,
      ...role,
      version: row("version", "+", 1),
    }))
    .where("company_id", "=", actor.company_id)
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw stale(isOwn ? "Your details were" : "These details were");
  if (!isOwn) {
    const { first_name, last_name, telephone } = user;
    const before = { first_name, last_name, telephone, ...(await recordedRole(db, user)) };
    const after = { ...before, ...details, ...(role && (await recordedRole(db, role))) };
    const subject = { id, name: `${first_name} ${last_name}` };
    const changes = changesBetween(before, after);
    if (changes.length > 0) await recordAudit(call, { type: "user_changed", subject, changes });
  }
  return profileOf(call, id);
});

/** Stores the new picture before any row names it, and deletes the old one afterwards. */
const savePhoto = implementOutside(contract.savePhoto, async (call) => {
  const { actor, body, services } = call;
  await inCompany(services.system, actor.company_id, (db) => needEditable({ ...call, db }));
  const bytes = new Uint8Array(await body.arrayBuffer());
  const type = photoTypeOf(bytes);
  if (!type)
    throw new HttpError(400, "This file is not a PNG, JPEG or WebP picture. Choose another.");
  const key = `${actor.company_id}/photo/${crypto.randomUUID()}.${type.slice("image/".length)}`;
  await services.files.put(key, bytes);
  return replacePhoto(call, { photo_key: key, photo_type: type });
});

const removePhoto = implementOutside(contract.removePhoto, async (call) =>
  replacePhoto(call, { photo_key: null, photo_type: null }),
);

async function replacePhoto(
  call: Pick<Call, "actor" | "services" | "afterCommit"> & { params: { id: number } },
  photo: { photo_key: string | null; photo_type: PhotoType | null },
) {
  const { actor, services, afterCommit, params } = call;
  const { company_id } = actor;
  const { id } = params;
  return inCompany(services.system, company_id, async (db) => {
    const user = await needEditable({ ...call, db });
    const own = db.selectFrom("users").where("id", "=", id).select("photo_key").forUpdate();
    const { photo_key } = await own.executeTakeFirstOrThrow();
    await db.updateTable("users").set(photo).where("id", "=", id).execute();
    if (photo_key) await discardFiles({ services, afterCommit }, db, company_id, [photo_key]);
    const subject = { id, name: `${user.first_name} ${user.last_name}` };
    if (id !== actor.user_id)
      await recordAudit(
        { actor, db, services, afterCommit },
        { type: "user_photo_changed", subject },
      );
    return profileOf({ actor, db, services }, id);
  });
}

/** Colleagues of the same company may see it. */
const getPhoto = implement(contract.getPhoto, async ({ actor, params, db, services }) => {
  const user = await db
    .selectFrom("users")
    .where("company_id", "=", actor.company_id)
    .where("id", "=", params.id)
    .select(["photo_key", "photo_type"])
    .executeTakeFirst();
  const { photo_key: key, photo_type: type } = user ?? {};
  if (!key || !type) throw notFound("photo");
  return {
    read: () => services.files.get(key),
    type,
    name: `photo.${type.slice("image/".length)}`,
  };
});

const saveNotificationChoices = implement(
  contract.saveNotificationChoices,
  async ({ actor, body, db }) => {
    await db
      .updateTable("users")
      .set({
        send_notification: body.sendNotification,
        notification_sound: body.notification_sound,
      })
      .where("company_id", "=", actor.company_id)
      .where("id", "=", actor.user_id)
      .execute();
    return body;
  },
);

export const profileHandlers = [
  getUser,
  updateUser,
  savePhoto,
  getPhoto,
  removePhoto,
  saveNotificationChoices,
];
