import type { Northgate } from "./northgate.ts";

/** A tag that no record carries. */
export async function makeTags({ db, ids }: Northgate) {
  const spare = await db
    .insertInto("tags")
    .values({ company_id: ids.northgate, label: "Spare" })
    .returning(["id", "label"])
    .executeTakeFirstOrThrow();
  return { tags: { spare } };
}
