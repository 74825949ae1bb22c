import type { StoredChain } from "@ats/core/approvals/stored-chain";
import type { CompanyDb } from "../database/database.ts";
import { HttpError } from "../kernel/http-error.ts";
import { readRoles } from "../roles/read-roles.ts";
import { isOffered } from "../users/offered-users.ts";
import { peopleOf } from "./read-chains.ts";

/** People of the company who can be approvers, by name. */
export const approversToChoose = (db: CompanyDb, company_id: number) =>
  db
    .selectFrom("users")
    .where("company_id", "=", company_id)
    .where("home_user_id", "is", null)
    .where("deleted_date_time", "is", null)
    .where(isOffered("users"))
    .select(["id", "first_name", "last_name"])
    .orderBy("last_name")
    .orderBy("first_name")
    .orderBy("id");

/** Refuses a chain that names somebody who has left, or a role that is gone. */
export async function needKnownApprovers(
  db: CompanyDb,
  company_id: number,
  { steps }: StoredChain,
): Promise<void> {
  const people = peopleOf([{ steps }]);
  // A colleague who leaves meanwhile hands the chain over after it is saved.
  const known =
    people.length > 0
      ? await approversToChoose(db, company_id).where("id", "in", people).forShare().execute()
      : [];
  const roles = new Set((await readRoles(db, company_id)).map(({ name }) => name));
  for (const { name, approvers, fallback } of steps) {
    const named = [
      ...approvers.flatMap((each) => (each.by === "person" ? each.user_id : [])),
      ...(fallback === null ? [] : [fallback]),
    ];
    if (named.some((id) => !known.some((user) => user.id === id)))
      throw new HttpError(
        400,
        `The step “${name}” names somebody who cannot sign in here. Choose another person.`,
      );
    const gone = approvers.find((each) => each.by === "role" && !roles.has(each.role));
    if (gone?.by === "role")
      throw new HttpError(
        400,
        `The step “${name}” asks the role ${gone.role}, which does not exist. Choose another role.`,
      );
  }
}
