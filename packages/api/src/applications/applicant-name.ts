import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { SessionActor } from "../kernel/implement.ts";
import type { CompanyDb } from "../database/database.ts";
import { readerStates } from "./reader-state.ts";
import { type ApplicationRow, presentApplication } from "./presenter.ts";

/** Display names of applicants, as the actor may know them. */
export async function applicantNames(
  db: CompanyDb,
  actor: SessionActor,
  rows: readonly ApplicationRow[],
): Promise<(row: ApplicationRow) => string> {
  const known = await readerStates(db, actor, rows);
  return (row) => displayName(presentApplication(row, actor, [], known(row)));
}
