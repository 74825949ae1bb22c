import { recordAudit } from "@ats/api/internal/audit/record-audit";
import { insertRows } from "@ats/api/internal/database/insert-rows";
import { hashSecret, newSecret } from "@ats/api/internal/kernel/secret";
import type { Tables } from "@ats/api/database/tables";
import type { EnvironmentBanner } from "@ats/core/settings/global-contract";
import type { Kysely } from "kysely";
import { type DemoData, dayMs } from "./data.ts";

const brands = [
  { name: "Northgate Homes", accent: "#a82a72", font: "humanist", reply_to: "careers@homes" },
  { name: "Northgate Supplies", accent: "#0b7a70", font: "geometric", reply_to: null },
] as const;

/** Servers with a token: the first sends users, the second reads vacancies. */
const tokens = [
  { name: "Staff directory", rights: ["VIEW_USERS", "UPDATE_USERS"] as const, used: 1 },
  { name: "Rota planner", rights: ["VIEW_JOBS"] as const, used: null },
];

/** The values that the environment's banner had. The last is the one of now. */
const banners: (EnvironmentBanner & { daysAgo: number })[] = [
  { name: "test", text: "Rehearsal of the move to new servers", daysAgo: 34 },
  { name: "demo", text: "Training for new teams", daysAgo: 21 },
  { name: null, text: "", daysAgo: 20 },
];

/** Adds settings of Northgate Group, and the earlier banners of the product's operator. */
export async function addSettings(
  db: Kysely<Tables>,
  { users }: Pick<DemoData, "users">,
  now: Date,
): Promise<void> {
  const called = (email: string) => users.find((user) => user.email === email);
  const admin = called("admin@northgate.example");
  const support = called("support@ats.example");
  if (!admin || !support) return;
  const { company_id } = admin;
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  await insertRows(
    db,
    "brands",
    brands.map(({ reply_to, ...brand }) => ({
      ...brand,
      company_id,
      mail_name: `${brand.name} recruitment`,
      reply_to: reply_to && `${reply_to}.northgate.example`,
    })),
  );
  await insertRows(db, "google_meet", [
    {
      company_id,
      client_email: "meetings@northgate-demo.iam.gserviceaccount.com",
      // No key: the demo asks Google nothing.
      private_key: "",
      organiser: admin.email,
      connected_by: `${admin.first_name} ${admin.last_name}`,
      created_date_time: daysAgo(52),
    },
  ]);
  await insertRows(
    db,
    "api_tokens",
    tokens.map(({ name, rights, used }, at) => ({
      company_id,
      name,
      token_hash: hashSecret(newSecret()),
      rights: [...rights],
      origins: [],
      created_by: admin.id,
      created_date_time: daysAgo(120 - at * 15),
      expires_date_time: daysAgo(-230),
      last_used_date_time: used === null ? null : daysAgo(used),
      revoked_date_time: null,
      revoked_by: null,
    })),
  );
  let before: EnvironmentBanner = { name: null, text: "" };
  const actor = { company_id: support.company_id, user_id: support.id };
  for (const { daysAgo: days, ...after } of banners) {
    const changes = (["name", "text"] as const)
      .filter((field) => before[field] !== after[field])
      .map((field) => ({ field, before: before[field], after: after[field] }));
    const at = daysAgo(days);
    await recordAudit(
      { actor, db, services: { clock: () => at } },
      { type: "environment_changed", changes },
    );
    before = after;
  }
}
