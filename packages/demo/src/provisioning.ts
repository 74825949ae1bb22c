import { insertRows } from "@ats/api/internal/database/insert-rows";
import type { Tables } from "@ats/api/database/tables";
import type { Kysely } from "kysely";
import type { DemoData } from "./data.ts";

const group = "Recruitment team";
const members = ["Imran Sheikh", "Rachel Thornton"];
const sent = [...members, "Yasmin Farah", "Callum Reid"];

/** Says that an identity provider has sent some of Northgate Group's users, and a group of them. */
export async function addProvisionedUsers(
  db: Kysely<Tables>,
  { companies, users }: DemoData,
  now: Date,
): Promise<void> {
  const company_id = companies.find(({ name }) => name === "Northgate Group")?.id ?? 0;
  const named = (names: readonly string[]) =>
    users.filter(
      (user) =>
        user.company_id === company_id && names.includes(`${user.first_name} ${user.last_name}`),
    );
  await insertRows(
    db,
    "provisioned_users",
    named(sent).map(({ id: user_id, email: user_name }) => ({
      company_id,
      user_id,
      user_name,
      external_id: `northgate-${user_id}`,
    })),
  );
  const { id: group_id } = await db
    .insertInto("provisioned_groups")
    .values({ company_id, display_name: group, created_date_time: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertRows(
    db,
    "provisioned_members",
    named(members).map(({ id: user_id }) => ({ company_id, group_id, user_id })),
  );
}
