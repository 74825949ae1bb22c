import * as contract from "@ats/core/provisioning/contract";
import type { ScimUserInput } from "@ats/core/provisioning/scim";
import { emailKey } from "@ats/core/validation/email";
import { sql } from "kysely";
import { changesBetween } from "../audit/changes-between.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { HttpError } from "../kernel/http-error.ts";
import type { Call } from "../kernel/implement.ts";
import { ScimError } from "../kernel/scim-answer.ts";
import { identityOf } from "../session/built-in-identity.ts";
import { readSetting } from "../settings/read-setting.ts";
import { lockUser, reactivateUser, unlockUser } from "../users/account-acts.ts";
import { lockAdministrators, needRoleToGive } from "../users/give-role.ts";
import { insertUser, inviteAgain, mailInvitation, needRoom } from "../users/invite.ts";
import { setLineManager } from "../users/line-manager.ts";
import { needUser } from "../users/need-user.ts";
import { implementScim } from "./as-maker.ts";
import { conditionOf } from "./filter.ts";
import { patchUser } from "./patch-user.ts";
import { listOf, needVersion, shown } from "./resource.ts";
import { provisionedUsers, readUser, readUsers, userAttributes } from "./user-resource.ts";
import { type WrittenUser, writtenUser } from "./written-user.ts";

type Provisioning = Pick<Call, "actor" | "db" | "services" | "afterCommit">;

const listScimUsers = implementScim(contract.listScimUsers, async (call) => {
  const { actor, query, db } = call;
  const { filter, count, startIndex: first } = query;
  const startIndex = Math.max(first, 1);
  const found = provisionedUsers(db, actor.company_id).$if(filter !== undefined, (users) =>
    users.where(conditionOf(filter ?? "", userAttributes)),
  );
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const page = found
    .orderBy("u.id")
    .limit(count)
    .offset(startIndex - 1);
  const records = (await readUsers(call, page)).map((user) => shown(user, query));
  return listOf(records, { total: Number(total), startIndex });
});

const getScimUser = implementScim(contract.getScimUser, async (call) =>
  shown(await readUser(call, call.params.id), call.query),
);

const addScimUser = implementScim(contract.addScimUser, async (call) => {
  const { actor, body, db, services } = call;
  const written = writtenUser(body);
  await needFree(call, written);
  const { default_role } = await readSetting(db, actor.company_id, "group_roles");
  if (default_role === null)
    throw new HttpError(
      409,
      "Nobody has chosen the role of new people yet. Choose it in Settings, under Identity provider.",
    );
  const role = await needRoleToGive(call, default_role);
  const { first_name, last_name, email } = written;
  const now = services.clock();
  // People who sign in through the organisation need no password here, and so no invitation.
  const isInvited = !identityOf(services).signIn;
  if (isInvited) await needRoom(call, 1);
  const user = await insertUser(call, {
    ...role,
    first_name,
    last_name,
    email,
    telephone: written.telephone ?? null,
    registered_date_time: isInvited ? null : now,
    invited_date_time: isInvited ? now : null,
    created_date_time: now,
  });
  if (!user) throw taken("email", email);
  if (isInvited && written.active !== false) await mailInvitation(call, user, now);
  await rememberNames(call, user.id, written);
  await recordAudit(call, {
    type: "user_provisioned",
    subject: { id: user.id, name: `${first_name} ${last_name}` },
    changes: changesBetween(null, { email, userType: role.user_type }),
  });
  await changeManager(call, user.id, written);
  if (written.active === false) await lockUser(call, await needUser(call, user.id));
  return readUser(call, user.id);
});

const replaceScimUser = implementScim(contract.replaceScimUser, async (call) =>
  writeUser(call, call.body),
);

const patchScimUser = implementScim(contract.patchScimUser, async (call) => {
  const before = await readUser(call, call.params.id);
  return writeUser(call, await patchUser(before, call.body));
});

/** Writes the details, then locks or opens the account as the provider says. */
async function writeUser(
  call: Provisioning & Pick<Call, "request"> & { params: { id: number } },
  input: ScimUserInput,
) {
  const { actor, db, params } = call;
  const { id } = params;
  await lockAdministrators(db, actor.company_id);
  const user = await needUser(call, id);
  needVersion(call.request, await readUser(call, id));
  const { user_name, external_id, active, line_manager, ...written } = writtenUser(input);
  await needFree(call, { ...written, user_name, external_id }, id);
  const { first_name, last_name, email, telephone } = user;
  const before = { first_name, last_name, email, telephone };
  const after = {
    ...written,
    telephone: written.telephone ?? (written.telephone === null ? null : telephone),
  };
  const changes = changesBetween(before, after);
  if (changes.length > 0) {
    await db
      .updateTable("users")
      .set((row) => ({
        ...after,
        email_key: emailKey(after.email),
        version: row("version", "+", 1),
      }))
      .where("company_id", "=", actor.company_id)
      .where("id", "=", id)
      .execute();
    await recordAudit(call, { type: "user_changed", subject: user.subject, changes });
  }
  await changeManager(call, id, { line_manager });
  await rememberNames(call, id, { user_name, external_id });
  if (active === false && !user.deactivated_date_time && !user.locked_date_time) {
    if (id === actor.user_id)
      throw new HttpError(
        409,
        `${user.subject.name} made the API token of this call, so it cannot lock them. Let a colleague make another token first.`,
      );
    await lockUser(call, user);
  }
  if (active === true) await openAccount(call, user);
  if (emailKey(after.email) !== emailKey(email)) await inviteAtNewAddress(call, user);
  return readUser(call, id);
}

async function changeManager(
  call: Provisioning,
  id: number,
  { line_manager }: Pick<WrittenUser, "line_manager">,
) {
  if (line_manager === undefined) return;
  const isId = line_manager === null || /^\d{1,15}$/.test(line_manager);
  const manager = line_manager === null ? null : Number(line_manager);
  if (!isId || !(await setLineManager(call, await needUser(call, id), manager)))
    throw new ScimError(
      "invalidValue",
      "This manager is no user here, or is managed by this user. Send the manager's id, after the manager.",
    );
}

type User = Awaited<ReturnType<typeof needUser>>;

/** An invitation ends with a lock, so who had not registered gets a new one. */
async function openAccount(call: Provisioning, user: User) {
  const wasClosed = user.deactivated_date_time ?? user.locked_date_time;
  if (user.deactivated_date_time) await reactivateUser(call, user);
  if (user.locked_date_time) await unlockUser(call, user);
  if (wasClosed && !user.registered_date_time) await inviteAgain(call, user);
}

/** The links at the earlier address have ended. A closed account is invited when it opens. */
async function inviteAtNewAddress(call: Provisioning, { id, ...before }: User) {
  if (before.deactivated_date_time ?? before.locked_date_time ?? before.registered_date_time)
    return;
  const user = await needUser(call, id);
  if (!user.locked_date_time) await inviteAgain(call, user);
}

const taken = (attribute: string, value: string) =>
  new ScimError(
    "uniqueness",
    `There is a user with the ${attribute} ${value} already. Look for them and change that user.`,
  );

/** Refuses names that another user of the company has. */
async function needFree(
  { actor, db }: Provisioning,
  { email, user_name, external_id }: Pick<WrittenUser, "email" | "user_name" | "external_id">,
  id = 0,
): Promise<void> {
  const { rows } = await sql<{ attribute: string }>`
    select 'email' as attribute from users where company_id = ${actor.company_id}
      and email_key = ${emailKey(email)} and home_user_id is null and id <> ${id}
    union all select case when lower(user_name) = lower(${user_name}) then 'userName'
      else 'externalId' end from provisioned_users
    where company_id = ${actor.company_id} and user_id <> ${id}
      and (lower(user_name) = lower(${user_name}) or external_id = ${external_id ?? null})`.execute(
    db,
  );
  const [found] = rows;
  if (!found) return;
  const values: Record<string, string> = {
    email,
    userName: user_name,
    externalId: external_id ?? "",
  };
  throw taken(found.attribute, values[found.attribute] ?? "");
}

/** An id that was not sent again stays. */
const rememberNames = (
  { actor, db }: Provisioning,
  user_id: number,
  { user_name, external_id }: Pick<WrittenUser, "user_name" | "external_id">,
) =>
  db
    .insertInto("provisioned_users")
    .values({
      company_id: actor.company_id,
      user_id,
      user_name,
      external_id: external_id ?? null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["company_id", "user_id"])
        .doUpdateSet({ user_name, ...(external_id !== undefined && { external_id }) }),
    )
    .execute();

export const scimUserHandlers = [
  listScimUsers,
  getScimUser,
  addScimUser,
  replaceScimUser,
  patchScimUser,
];
