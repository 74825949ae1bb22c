import type { Northgate } from "./northgate.ts";

/** A source that no application has. */
export async function makeSources({ db, ids }: Northgate) {
  const fair = await db
    .insertInto("sources")
    .values({ company_id: ids.northgate, label: "University fair" })
    .returning(["id", "label"])
    .executeTakeFirstOrThrow();
  return { sources: { fair } };
}
