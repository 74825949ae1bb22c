import { addedSource, jobBoards } from "@ats/core/careers/source";
import { isSameSource } from "@ats/core/sources/source";
import type { CompanyDb } from "../database/database.ts";
import { HttpError } from "../kernel/http-error.ts";

const ownSources = (db: CompanyDb) =>
  db.selectFrom("sources").select("label").where("is_archived", "=", false);

/** The sources that a candidate who is added to a job may have. */
export async function readOffered(db: CompanyDb): Promise<string[]> {
  const own = await ownSources(db).execute();
  return [
    addedSource,
    ...own.map(({ label }) => label).toSorted((one, other) => one.localeCompare(other, "en")),
    ...jobBoards.toSorted(),
  ];
}

/** The source of candidates who are added to a job, as the company spells it. */
export async function needSource(db: CompanyDb, typed = addedSource): Promise<string> {
  const automatic = [addedSource, ...jobBoards].find((each) => isSameSource(each, typed));
  if (automatic) return automatic;
  // The lock lets a colleague's change of the list wait, so that no application misses it.
  const own = await ownSources(db).forShare().execute();
  const source = own.find(({ label }) => isSameSource(label, typed));
  if (!source)
    throw new HttpError(
      400,
      `“${typed}” is not in your company’s list of sources. Choose another one, or leave the source empty.`,
    );
  return source.label;
}
