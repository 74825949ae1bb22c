import * as contract from "@ats/core/users/contract";
import { implement } from "../app/implement.ts";
import { notFound } from "../app/refusal.ts";

const getUserSettings = implement(contract.getUserSettings, async ({ actor, params, db }) => {
  if (params.id !== actor.user_id) throw notFound("user");
  const user = await db
    .selectFrom("users as u")
    .innerJoin("companies as c", "c.id", "u.company_id")
    .innerJoin("sessions as s", (on) => on.on("s.id", "=", actor.session_id))
    .where("u.company_id", "=", actor.company_id)
    .where("u.id", "=", actor.user_id)
    .select(["u.id", "u.first_name", "u.last_name", "u.email", "u.telephone"])
    .select(["u.user_type as userType", "u.company_id as company"])
    .select(["c.name as company_name", "c.company_type", "c.disabled"])
    .select(["c.ats_settings", "c.system_settings", "c.system_flags"])
    .select("s.created_date_time as loginTimeStamp")
    .select((row) =>
      row
        .exists(row.selectFrom("companies as child").whereRef("child.parent_id", "=", "c.id"))
        .as("parent_ats"),
    )
    .executeTakeFirstOrThrow();
  const { disabled, parent_ats } = user;
  return {
    users: {
      ...user,
      name: `${user.first_name} ${user.last_name}`,
      profile_url: null,
      sendNotification: true,
      has_multiple_profiles: false,
      rights: { has_access: [...actor.rights] },
      integration_settings: { iframeSettings: { isIframe: false, iframeUrl: null } },
      ats_settings: { ...user.ats_settings, disabled, parent_ats: Boolean(parent_ats) },
    },
  };
});

export const usersHandlers = [getUserSettings];
