import type { Brand, BrandInput } from "@ats/core/careers/brand";
import * as contract from "@ats/core/careers/brand-contract";
import { fillPath } from "@ats/core/contract/endpoint";
import { photoTypeOf } from "@ats/core/users/profile";
import type { Kysely } from "kysely";
import { changesBetween } from "../audit/changes-between.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Tables } from "../database/tables.ts";
import { HttpError, notFound, stale } from "../kernel/http-error.ts";
import { type Call, implement, implementPublic } from "../kernel/implement.ts";

/** A company's brands; that of its careers pages, which has no name, comes first. */
export async function brandsOf(db: Kysely<Tables>, company_id: number): Promise<Brand[]> {
  const rows = await db
    .selectFrom("brands as b")
    .innerJoin("companies as c", "c.id", "b.company_id")
    .where("b.company_id", "=", company_id)
    .orderBy("b.name")
    .select(["b.id", "b.name", "b.accent", "b.font", "b.version", "b.logo_type", "c.careers_key"])
    .select(["b.mail_name", "b.reply_to"])
    .execute();
  return rows.map(({ logo_type, careers_key: company, ...brand }) => {
    const path = fillPath(contract.readLogo.path, { company, id: brand.id });
    return { ...brand, logo_url: logo_type && `${path}?v=${brand.version}` };
  });
}

/**
 * How a job of this brand is shown, or else all careers pages; null while they look as delivered.
 */
export async function brandOf(
  db: Kysely<Tables>,
  company_id: number,
  name = "",
): Promise<Brand | null> {
  return brandAmong(await brandsOf(db, company_id), name) ?? null;
}

/** The brand of this name, or else that of all careers pages. */
export const brandAmong = (brands: readonly Brand[], name: string) =>
  brands.find((brand) => brand.name === name) ?? brands.find((brand) => brand.name === "");

const list = implement(contract.listBrands, async ({ actor, db }) => ({
  records: await brandsOf(db, actor.company_id),
}));

const create = implement(contract.createBrand, async (call) => {
  const { actor, body, db } = call;
  const made = await db
    .insertInto("brands")
    .values({ company_id: actor.company_id, ...storedBrand(body) })
    .onConflict((same) => same.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made)
    throw new HttpError(409, "There is a brand of this name. Load the page again to change it.");
  const brand = await needBrand(call, made.id);
  await recordAudit(call, { type: "brand_added", ...auditedChange(null, brand) });
  return brand;
});

const update = implement(contract.updateBrand, async (call) => {
  const { body, db, params, version } = call;
  const brand = await needBrand(call, params.id);
  const others = (await brandsOf(db, call.actor.company_id)).filter(({ id }) => id !== brand.id);
  if (others.some((other) => other.name === body.name))
    throw new HttpError(409, "There is another brand of this name. Choose another.");
  const { numUpdatedRows } = await db
    .updateTable("brands")
    .set((row) => ({ ...storedBrand(body), version: row("version", "+", 1) }))
    .where("id", "=", brand.id)
    .where("version", "=", version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw stale("The brand was");
  const changed = await needBrand(call, params.id);
  await recordAudit(call, { type: "brand_changed", ...auditedChange(brand, changed) });
  return changed;
});

const remove = implement(contract.deleteBrand, async (call) => {
  const brand = await needBrand(call, call.params.id);
  await call.db.deleteFrom("brands").where("id", "=", brand.id).execute();
  await recordAudit(call, { type: "brand_removed", ...auditedChange(brand, null) });
  return {};
});

/** A brand without a name is the look of the careers pages. */
function auditedChange(before: Brand | null, after: Brand | null) {
  const { id = null, name = "" } = after ?? before ?? {};
  const changes = changesBetween(auditedFields(before), auditedFields(after));
  return { subject: { id, name: name || "Careers pages" }, changes };
}

const auditedFields = (brand: Brand | null) => brand && { ...brand, id: null, version: null };

/** The columns of an edit. The picture's type is read from its bytes, not from its name. */
function storedBrand({ logo, ...brand }: BrandInput) {
  if (logo === undefined) return brand;
  if (logo === null) return { ...brand, logo: null, logo_type: null };
  const bytes = Uint8Array.from(atob(logo.replace(/^.*,/, "")), (byte) => byte.charCodeAt(0));
  const type = photoTypeOf(bytes);
  if (!type)
    throw new HttpError(400, "This file is not a PNG, JPEG or WebP picture. Choose another.");
  return { ...brand, logo: bytes, logo_type: type };
}

async function needBrand({ actor, db }: Pick<Call, "actor" | "db">, id: number): Promise<Brand> {
  const brand = (await brandsOf(db, actor.company_id)).find((each) => each.id === id);
  if (!brand) throw notFound("brand");
  return brand;
}

/** Seconds for which a browser shows a logo without asking; each change has a new address. */
const freshSeconds = 24 * 60 * 60;

const logo = implementPublic(contract.readLogo, async ({ params, services, request }) => {
  const found = await services.system
    .selectFrom("brands as b")
    .innerJoin("companies as c", "c.id", "b.company_id")
    .where("c.careers_key", "=", params.company)
    .where("c.disabled", "=", false)
    .where("b.id", "=", params.id)
    .select(["b.logo", "b.logo_type"])
    .executeTakeFirst();
  const { logo, logo_type: type } = found ?? {};
  if (!logo || !type) throw notFound("logo");
  request.answer.set("cache-control", `public, max-age=${freshSeconds}`);
  return { type, name: `logo.${type.slice("image/".length)}`, read: async () => logo };
});

export const brandHandlers = [list, create, update, remove, logo];
