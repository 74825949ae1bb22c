import type { Northgate } from "./northgate.ts";

/** A PNG of one pixel. */
export const testLogo =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** The look of Northgate Group's careers pages, and that of one of its brands. */
export async function makeBrands({ db, ids }: Northgate) {
  const add = (name: string, accent: string) =>
    db
      .insertInto("brands")
      .values({
        company_id: ids.northgate,
        name,
        accent,
        font: "standard",
        logo: Buffer.from(testLogo, "base64"),
        logo_type: "image/png",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
  return { own: await add("", "#0b7a70"), homes: await add("Northgate Homes", "#a82a72") };
}
