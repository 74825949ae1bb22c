import { allowsFeature } from "@ats/core/rights/access";
import { companyDetails } from "@ats/core/settings/company-details";
import { firstDayOfWeek } from "@ats/core/settings/first-day-of-week";
import * as contract from "@ats/core/users/contract";
import * as validate from "@ats/core/users/validate-contract";
import { emailKey } from "@ats/core/validation/email";
import { sql } from "kysely";
import { implement } from "../kernel/implement.ts";
import { notFound } from "../kernel/http-error.ts";
import { defaultStates } from "../lists/saved-views.ts";
import { storeOf } from "../settings/read-setting.ts";
import { photoUrl } from "./photo-url.ts";
import { accountHandlers } from "./account-acts.ts";
import { invitationHandlers } from "./invite.ts";
import { userListHandlers } from "./list.ts";
import { lineManagerHandlers } from "./line-manager.ts";
import { profileHandlers } from "./profile-handlers.ts";

const getUserSettings = implement(contract.getUserSettings, async ({ actor, params, db }) => {
  if (params.id !== actor.user_id) throw notFound("user");
  const user = await db
    .selectFrom("users as u")
    .innerJoin("companies as c", "c.id", "u.company_id")
    .innerJoin("sessions as s", (on) => on.on("s.id", "=", actor.session_id))
    .where("u.company_id", "=", actor.company_id)
    .where("u.id", "=", actor.user_id)
    .select(["u.id", "u.first_name", "u.last_name", "u.email", "u.telephone"])
    .select("u.last_dismissed_announcement")
    .select(["u.photo_key", "u.send_notification as sendNotification", "u.notification_sound"])
    .select(["u.user_type as userType", "u.company_id as company"])
    .select(["c.name as company_name", "c.company_type", "c.disabled", "c.operator"])
    .select(["c.ats_settings", "c.system_settings", "c.system_flags", "c.integration_settings"])
    .select(
      sql<unknown>`(${storeOf("company_details").read(sql.ref("c.id"))})`.as("company_details"),
    )
    .select(["u.home_company_id", "u.home_company_name", "s.accounts", "s.key_thumbprint"])
    .select(["s.id as session_id", "s.created_date_time as loginTimeStamp"])
    .select((row) =>
      row
        .selectFrom("sessions as before")
        .whereRef("before.company_id", "=", "u.company_id")
        .whereRef("before.user_id", "=", "u.id")
        .select(({ fn }) => fn.max("before.ended_date_time").as("ended"))
        .as("logoutTimeStamp"),
    )
    .select((row) =>
      row
        .exists(row.selectFrom("companies as child").whereRef("child.parent_id", "=", "c.id"))
        .as("parent_ats"),
    )
    .executeTakeFirstOrThrow();
  const { disabled, parent_ats, last_dismissed_announcement } = user;
  const { home_company_id, home_company_name, accounts, key_thumbprint } = user;
  const { tech_user_note, ...ats_settings } = user.ats_settings;
  // The role's name alone does not make a user the operator's.
  const isOperators = user.operator || home_company_id !== null;
  const isMaster = user.userType === "Master group user";
  return {
    users: {
      ...user,
      name: `${user.first_name} ${user.last_name}`,
      has_multiple_profiles:
        key_thumbprint === null &&
        (accounts.length > 1 || (isMaster && (Boolean(parent_ats) || home_company_id !== null))),
      home_company:
        home_company_id === null ? null : { id: home_company_id, name: home_company_name ?? "" },
      profile_url: photoUrl(user.id, user.photo_key),
      rights: { has_access: [...actor.rights] },
      viewing_as: actor.viewing ?? null,
      ...(actor.viewing && { userType: actor.role }),
      access: {
        scope: actor.access.scope,
        values: [...actor.access.values],
        hidden: [...actor.access.hidden],
      },
      default_views: await defaultStates(db, actor),
      global_settings_preferences: { last_dismissed_announcement },
      ats_settings: {
        ...ats_settings,
        disabled,
        first_day_of_week: firstDayOfWeek(companyDetails.parse(user.company_details ?? {})),
        parent_ats: Boolean(parent_ats),
        ...(isOperators && allowsFeature("internalNotes", actor) && { tech_user_note }),
      },
    },
  };
});

const dismissAnnouncement = implement(contract.dismissAnnouncement, async ({ actor, body, db }) => {
  await db
    .updateTable("users")
    .set({ last_dismissed_announcement: body.announcement_id })
    .where("company_id", "=", actor.company_id)
    .where("id", "=", actor.user_id)
    .execute();
  return {};
});

/** Leaves out guests, whose account is at their own company. */
const validateUser = implement(validate.validateUser, async ({ actor, params, db }) => {
  const user = await db
    .selectFrom("users")
    .where("email_key", "=", emailKey(params.email))
    .where("company_id", "=", actor.company_id)
    .where("home_user_id", "is", null)
    .select("id")
    .executeTakeFirst();
  return { available: user === undefined };
});

export const usersHandlers = [
  getUserSettings,
  dismissAnnouncement,
  validateUser,
  ...userListHandlers,
  ...invitationHandlers,
  ...accountHandlers,
  ...profileHandlers,
  ...lineManagerHandlers,
];
