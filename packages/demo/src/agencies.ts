import { insertRows } from "@ats/api/internal/database/insert-rows";
import type { Tables } from "@ats/api/database/tables";
import type { Kysely } from "kysely";
import { type DemoData, dayMs } from "./data.ts";
import type { DemoSize } from "./generate.ts";

const groups = ["Care", "Office", "Technology", "Finance"];
const towns = ["Leeds", "York", "Hull", "Bradford", "Bolton", "Derby", "Lincoln"];
const kinds = ["Staffing", "People", "Recruitment", "Talent", "Resourcing"];
const people = ["Jo Marsh", "Al Reed", "Nia Pugh", "Sam Okoro", "Kit Lowe", "Ewa Nowak"];

/** The agencies that other demo records name come first. */
const known = [
  { name: "Brightstaff", tier: 1, groups: ["Care"], dept_tiers: [{ dept: "IT", tier: 3 }] },
  { name: "Carewise", tier: 1, groups: ["Care"], dept_tiers: [] },
  { name: "Talent North", tier: 2, groups: ["Office", "Technology"], dept_tiers: [] },
] as const;

/** Adds the agencies of Northgate Group: seven, or 500 in the large demo. */
export async function addAgencies(
  db: Kysely<Tables>,
  { companies }: Pick<DemoData, "companies">,
  { today, size }: { today: Date; size: DemoSize },
): Promise<void> {
  const company_id = companies.find(({ name }) => name === "Northgate Group")?.id ?? 0;
  const count = size === "large" ? 500 : 7;
  const names = Array.from(
    { length: count },
    (_, at) =>
      known[at]?.name ??
      `${towns[at % towns.length]} ${kinds[Math.floor(at / towns.length) % kinds.length]}${at < 35 ? "" : ` ${at}`}`,
  );
  await insertRows(
    db,
    "agencies",
    names.map((name, at) => {
      const domain = `${name.toLowerCase().replaceAll(/\W+/g, "")}.example`;
      const town = towns[at % towns.length] ?? "";
      const person = people[at % people.length] ?? "";
      const day = (daysAgo: number) =>
        new Date(today.getTime() - daysAgo * dayMs).toISOString().slice(0, 10);
      return {
        company_id,
        name,
        status:
          at % 7 === 5
            ? ("PAUSED" as const)
            : at % 7 === 6
              ? ("ENDED" as const)
              : ("ACTIVE" as const),
        telephone: `+44113496${String(1000 + (at % 9000))}`,
        website: `https://${domain}`,
        company_number: String(8_000_000 + at * 37).padStart(8, "0"),
        address: `${1 + (at % 90)} Mill Lane, ${town}`,
        tier: known[at]?.tier ?? (at % 4 === 3 ? null : 3),
        dept_tiers: known[at]?.dept_tiers ?? [],
        groups: known[at]?.groups ?? [groups[at % groups.length]],
        branches: [{ name: town, address: `${1 + (at % 90)} Mill Lane, ${town}`, telephone: null }],
        contacts: [
          {
            name: person,
            job_title: "Account manager",
            email: `${person.toLowerCase().replace(" ", ".")}@${domain}`,
            telephone: null,
            branch: town,
          },
        ],
        off_limits: at === 0 ? "Ward managers, and everybody in Finance" : "",
        off_limits_date: at === 0 ? day(200) : null,
        conduct_date: at % 3 === 2 ? null : day(200 + (at % 100)),
        note: "",
        created_date_time: new Date(today.getTime() - (300 + (at % 60)) * dayMs),
      };
    }),
  );
}
