import type { Insertable } from "kysely";
import type { Tables } from "../../database/tables.ts";
import { testNow } from "../records.ts";
import type { Northgate } from "./northgate.ts";

type Agency = Insertable<Tables["agencies"]>;

/**
 * Agencies with an account, one of them with a branch and a contact, and one that no work is done with
 * now. Riverside Council works with the first of them too.
 */
export async function makeAgencies({ db, ids }: Northgate) {
  const agency: Agency = {
    company_id: ids.northgate,
    name: "Carewise",
    status: "ACTIVE",
    telephone: "+441134960200",
    website: "https://carewise.example",
    company_number: "09876543",
    address: "4 Mill Lane, Leeds",
    tier: 1,
    dept_tiers: JSON.stringify([{ dept: "IT", tier: 3 }]),
    groups: JSON.stringify(["Care"]),
    branches: JSON.stringify([{ name: "Leeds", address: "4 Mill Lane", telephone: null }]),
    contacts: JSON.stringify([
      {
        name: "Jo Marsh",
        job_title: "Account manager",
        email: "jo.marsh@carewise.example",
        telephone: null,
        branch: "Leeds",
      },
    ]),
    off_limits: "Ward managers",
    off_limits_date: "2026-01-05",
    conduct_date: null,
    note: "Good with night shifts",
    created_date_time: new Date("2026-01-02T09:00:00Z"),
  };
  const none = JSON.stringify([]);
  const add = (more: Partial<Agency>) =>
    db
      .insertInto("agencies")
      .values({ ...agency, ...more })
      .returning("id")
      .executeTakeFirstOrThrow();
  const bare = { dept_tiers: none, groups: none, branches: none, contacts: none };
  const brightstaff = await add({
    name: "Brightstaff",
    ...bare,
    groups: JSON.stringify(["North"]),
  });
  const carewise = await add({});
  const { id } = await add({ name: "Brightstaff", company_id: ids.riverside, ...bare });
  const link = {
    status: "ACTIVE",
    invited_date_time: testNow,
    answered_date_time: testNow,
  } as const;
  await db
    .insertInto("agency_links")
    .values([
      {
        ...link,
        company_id: ids.northgate,
        agency_id: brightstaff.id,
        agency_company_id: ids.brightstaff,
      },
      {
        ...link,
        company_id: ids.northgate,
        agency_id: carewise.id,
        agency_company_id: ids.carewise,
      },
      { ...link, company_id: ids.riverside, agency_id: id, agency_company_id: ids.brightstaff },
    ])
    .execute();
  return {
    agencies: {
      brightstaff,
      carewise,
      talentNorth: await add({
        name: "Talent North",
        status: "PAUSED",
        tier: null,
        ...bare,
      }),
    },
  };
}
