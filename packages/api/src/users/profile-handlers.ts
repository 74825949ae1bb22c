import * as contract from "@ats/core/users/profile-contract";
import { type PhotoType, photoTypeOf } from "@ats/core/users/profile";
import { type Call, implement, implementOutside } from "../kernel/implement.ts";
import { notFound, HttpError, stale } from "../kernel/http-error.ts";
import { type CompanyDb, inCompany } from "../database/database.ts";
import { discardFiles } from "../files/dropped-files.ts";
import { photoUrl } from "./photo-url.ts";

/** Refuses another user's id as not found. */
function ownId({ actor, params }: Pick<Call, "actor"> & { params: { id: number } }): number {
  if (params.id !== actor.user_id) throw notFound("user");
  return params.id;
}

async function profileOf(db: CompanyDb, userId: number) {
  const { photo_key, ...user } = await db
    .selectFrom("users")
    .where("id", "=", userId)
    .select(["id", "first_name", "last_name", "email", "telephone", "version", "photo_key"])
    .executeTakeFirstOrThrow();
  return { users: { ...user, profile_url: photoUrl(user.id, photo_key) } };
}

const getUser = implement(contract.getUser, async (call) => profileOf(call.db, ownId(call)));

/** Refuses an edit that began from an older version. */
const updateUser = implement(contract.updateUser, async (call) => {
  const { actor, body, db, version } = call;
  const id = ownId(call);
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set((row) => ({ ...body, version: row("version", "+", 1) }))
    .where("company_id", "=", actor.company_id)
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw stale("Your details were");
  return profileOf(db, id);
});

/** Stores the new picture before any row names it, and deletes the old one afterwards. */
const savePhoto = implementOutside(contract.savePhoto, async (call) => {
  const { actor, body, services } = call;
  const id = ownId(call);
  const bytes = new Uint8Array(await body.arrayBuffer());
  const type = photoTypeOf(bytes);
  if (!type)
    throw new HttpError(400, "This file is not a PNG, JPEG or WebP picture. Choose another.");
  const key = `${actor.company_id}/photo/${crypto.randomUUID()}.${type.slice("image/".length)}`;
  await services.files.put(key, bytes);
  return replacePhoto(call, id, { photo_key: key, photo_type: type });
});

const removePhoto = implementOutside(contract.removePhoto, async (call) =>
  replacePhoto(call, ownId(call), { photo_key: null, photo_type: null }),
);

async function replacePhoto(
  { actor, services, afterCommit }: Pick<Call, "actor" | "services" | "afterCommit">,
  id: number,
  photo: { photo_key: string | null; photo_type: PhotoType | null },
) {
  const { company_id } = actor;
  return inCompany(services.system, company_id, async (db) => {
    const own = db.selectFrom("users").where("id", "=", id).select("photo_key").forUpdate();
    const { photo_key } = await own.executeTakeFirstOrThrow();
    await db.updateTable("users").set(photo).where("id", "=", id).execute();
    if (photo_key) await discardFiles({ services, afterCommit }, db, company_id, [photo_key]);
    return profileOf(db, id);
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
