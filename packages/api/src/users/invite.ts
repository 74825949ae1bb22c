import { type InvitationInput, invitationDays, invitationInput } from "@ats/core/users/account";
import * as contract from "@ats/core/users/invitation-contract";
import { emailKey } from "@ats/core/validation/email";
import { type Insertable, sql } from "kysely";
import { recordAudit } from "../audit/record-audit.ts";
import { HttpError } from "../kernel/http-error.ts";
import { type Call, implement } from "../kernel/implement.ts";
import { after, before } from "../kernel/time.ts";
import { queueMail } from "../mail/outbox.ts";
import { invitationMs } from "./account-state.ts";
import {
  columnsOf,
  needRoleToGive,
  noSuchRole,
  type RoleColumns,
  rolesToGive,
} from "./give-role.ts";
import { invitationLink } from "./invitation-link.ts";
import { needUser } from "./need-user.ts";
import type { UserTable } from "./tables.ts";

type Inviting = Pick<Call, "actor" | "db" | "services">;

/** Invitations that a company sends within a day. */
const mostPerDay = 3000;
/** Milliseconds between two invitations of one user. */
const apartMs = 60_000;

const inviteUser = implement(contract.inviteUser, async (call) => {
  await needRoom(call, 1);
  const { body } = call;
  const role = await needRoleToGive(call, body.userType, body.scope_values);
  const id = await addInvited(call, body, role);
  if (id === undefined) throw new HttpError(409, await takenBy(call, body.email));
  return { id };
});

const resendRegistrationEmail = implement(contract.resendRegistrationEmail, async (call) => {
  await needRoom(call, 1);
  const sent = await resendInvitation(call, call.params.id);
  return { invitation_expires_date_time: after(sent, invitationMs) };
});

/** Mails an invited user a new link, and returns when. The earlier link ends. */
export async function resendInvitation(call: Inviting, id: number): Promise<Date> {
  const user = await needUser(call, id);
  if (user.registered_date_time)
    throw new HttpError(409, `${user.first_name} ${user.last_name} has already registered.`);
  if (user.deactivated_date_time)
    throw new HttpError(409, "This user is deactivated. Reactivate them first.");
  if (user.invited_date_time && user.invited_date_time > before(call.services.clock(), apartMs))
    throw new HttpError(429, "An invitation was sent a moment ago. Wait a minute and try again.");
  return inviteAgain(call, user);
}

/** Mails a new link to who has not registered. */
export async function inviteAgain(
  call: Inviting,
  user: Awaited<ReturnType<typeof needUser>>,
): Promise<Date> {
  const { actor, db, services } = call;
  const now = services.clock();
  await db
    .updateTable("users")
    .set({ invited_date_time: now })
    .where("company_id", "=", actor.company_id)
    .where("id", "=", user.id)
    .execute();
  await mailInvitation(call, user, now);
  await recordAudit(call, { type: "user_invited_again", subject: user.subject });
  return now;
}

/** Adds a user without a password; undefined when the company has a user with this email. */
export const insertUser = (
  { actor, db }: Pick<Inviting, "db"> & { actor: Pick<Inviting["actor"], "company_id"> },
  user: Omit<Insertable<UserTable>, "company_id" | "email_key" | "password_hash">,
): Promise<Invited | undefined> =>
  db
    .insertInto("users")
    .values({
      ...user,
      company_id: actor.company_id,
      email_key: emailKey(user.email),
      password_hash: "",
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(["id", "first_name", "last_name", "email"])
    .executeTakeFirst();

/** Adds a user and mails the invitation; undefined when the company has a user with this email. */
async function addInvited(
  call: Inviting,
  { first_name, last_name, email, telephone }: InvitationInput,
  role: RoleColumns,
): Promise<number | undefined> {
  const now = call.services.clock();
  const user = await insertUser(call, {
    ...role,
    first_name,
    last_name,
    telephone,
    email,
    registered_date_time: null,
    invited_date_time: now,
    created_date_time: now,
  });
  if (!user) return undefined;
  await mailInvitation(call, user, now);
  const subject = { id: user.id, name: `${user.first_name} ${user.last_name}` };
  const changes = [{ field: "userType", before: null, after: role.user_type }];
  await recordAudit(call, { type: "user_invited", subject, changes });
  return user.id;
}

interface Invited {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
}

export async function mailInvitation(
  { actor, db, services }: Inviting,
  { id, first_name, email }: Omit<Invited, "last_name">,
  now: Date,
) {
  const { company_id } = actor;
  const link = await invitationLink(db, services, { company_id, id }, now);
  const { rows } = await sql<{ by: string; company: string }>`
    select u.first_name || ' ' || u.last_name as by, c.name as company
    from companies c left join users u on u.id = ${actor.user_id}
    where c.id = ${company_id}`.execute(db);
  const { by, company } = rows[0] ?? { by: "", company: "" };
  const text = `Hello ${first_name},

${by} has invited you to recruit at ${company}. To set up your account, open this link and choose a password. It works once, within ${invitationDays} days:

${link}

If you did not expect this, do nothing. No account is opened without you.
`;
  const subject = `Your account at ${company}`;
  await queueMail(db, company_id, { to: email, subject, text }, now, { confidential: true });
}

async function takenBy({ actor, db }: Inviting, email: string): Promise<string> {
  const user = await db
    .selectFrom("users")
    .where("company_id", "=", actor.company_id)
    .where("email_key", "=", emailKey(email))
    .where("home_user_id", "is", null)
    .select(["first_name", "last_name", "registered_date_time", "deactivated_date_time"])
    .executeTakeFirst();
  const name = `${user?.first_name} ${user?.last_name}`;
  if (user?.deactivated_date_time)
    return `${name} has this email and is deactivated. Reactivate them instead.`;
  return user?.registered_date_time
    ? `${name} has this email and is a user already.`
    : `${name} has this email and was already invited. Send the invitation again instead.`;
}

/** Refuses more invitations than a company sends within a day. */
export async function needRoom({ actor, db, services }: Inviting, more: number): Promise<void> {
  const { sent } = await db
    .selectFrom("users")
    .where("company_id", "=", actor.company_id)
    .where("invited_date_time", ">", before(services.clock(), 24 * 60 * 60_000))
    .select(({ fn }) => fn.countAll<number>().as("sent"))
    .executeTakeFirstOrThrow();
  if (Number(sent) + more > mostPerDay)
    throw new HttpError(429, "Your company has sent many invitations today. Go on tomorrow.");
}

/** Each row is invited whole or refused; a refused row does not hold up the others. */
const inviteUsers = implement(contract.inviteUsers, async (call) => {
  const { rows, check } = call.body;
  if (!check) await needRoom(call, rows.length);
  const roles = await rolesToGive(call);
  const seen = new Map<string, number>();
  const results: contract.RowResult[] = [];
  for (const { line, ...cells } of rows) {
    const refuse = (problem: string) => results.push({ line, id: null, problem });
    const telephone = cells.telephone.trim() || null;
    const parsed = invitationInput.safeParse({ ...cells, telephone });
    if (!parsed.success) {
      refuse(parsed.error.issues[0]?.message ?? "This row is not valid.");
      continue;
    }
    const wanted = roleKey(parsed.data.userType);
    const role = roles.find(({ name }) => roleKey(name) === wanted);
    const key = emailKey(parsed.data.email);
    const earlier = seen.get(key);
    if (!role) refuse(wanted ? noSuchRole : "Enter a role.");
    else if (earlier !== undefined) refuse(`Line ${earlier} has the same email.`);
    else {
      seen.set(key, line);
      const id = check ? undefined : await addInvited(call, parsed.data, columnsOf(role));
      const isTaken = check ? await isKnown(call, key) : id === undefined;
      if (isTaken) refuse(await takenBy(call, parsed.data.email));
      else results.push({ line, id: id ?? null, problem: null });
    }
  }
  return { results };
});

/** People write "Recruiter" for "Recruiter user". */
const roleKey = (role: string) =>
  role
    .trim()
    .toLowerCase()
    .replace(/ user$/, "");

const isKnown = async ({ actor, db }: Inviting, email_key: string): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom("users")
      .where("company_id", "=", actor.company_id)
      .where("email_key", "=", email_key)
      .where("home_user_id", "is", null)
      .select("id")
      .executeTakeFirst(),
  );

export const invitationHandlers = [inviteUser, resendRegistrationEmail, inviteUsers];
