import { noGroupRoles } from "@ats/core/roles/role-settings";
import { testNow } from "../records.ts";
import type { Northgate } from "./northgate.ts";

/** A group and a user whom an identity provider has sent, and the role of new people. */
export async function makeProvisioning({ db, ids, users }: Northgate) {
  const { northgate, riverside } = ids;
  for (const company_id of [northgate, riverside])
    await db
      .insertInto("company_settings")
      .values({
        company_id,
        key: "group_roles",
        value: JSON.stringify({ ...noGroupRoles, default_role: "Hiring manager user" }),
      })
      .execute();
  const user = users.invited;
  await db
    .insertInto("provisioned_users")
    .values({
      company_id: northgate,
      user_id: user.id,
      user_name: "iris.vane@northgate.example",
      external_id: "iris-1",
    })
    .execute();
  const group = await db
    .insertInto("provisioned_groups")
    .values({
      company_id: northgate,
      display_name: "Ashdown ward",
      external_id: "group-1",
      created_date_time: testNow,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("provisioned_members")
    .values({ company_id: northgate, group_id: group.id, user_id: user.id })
    .execute();
  return { user, group };
}
