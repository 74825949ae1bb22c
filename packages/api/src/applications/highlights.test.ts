import { type Actor, type Role, rightsOf } from "@ats/core/rights/rights";
import {
  type ApplicationRow,
  applicationColumns,
  applicationTables,
  presentApplication,
} from "./presenter.ts";
import { getApplication, listApplications } from "@ats/core/applications/contract";
import type { HighlightSetting } from "@ats/core/applications/highlight";
import { type ApplicationHit, globalSearch } from "@ats/core/search/contract";
import { getUserSettings } from "@ats/core/users/contract";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { signIn, type TestApi, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { addApplication, addCandidate } from "../testing/records.ts";

const setting = (
  map_to: string,
  label: string,
  highlight_name: string,
  user_types: HighlightSetting["user_types"],
): HighlightSetting => ({
  map_to,
  option_ids_list: [{ id: "1", label }],
  icon: "star",
  highlight_name,
  user_types,
});
const both: HighlightSetting["user_types"] = ["Recruiter user", "Hiring manager user"];
const settings = [
  setting("source", "CAREERS PAGE", "Our own page", both),
  setting("city", "leeds", "Lives near", ["Recruiter user"]),
  setting("candidate_number", "1041", "The 1041st", ["Hiring manager user"]),
];
const star = (highlight_name: string) => ({ icon: "star", highlight_name });

let app: TestApi;
let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let recruiter: TestBrowser;
let manager: TestBrowser;
beforeAll(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  app = testApi(services);
  recruiter = await signIn(app, "recruiter@northgate.example");
  manager = await signIn(app, "manager@northgate.example");
  await highlight(true);
});

const highlight = (applicant_highlighting_enabled: boolean) => {
  const change = { applicant_highlighting_enabled, applicant_highlighting_settings: settings };
  return services.system
    .updateTable("companies")
    .set({ ats_settings: sql`ats_settings || ${JSON.stringify(change)}::jsonb` })
    .where("id", "=", companies.ids.northgate)
    .execute();
};

/** The highlights of one application, everywhere its reader sees it. */
async function highlights(
  who: TestBrowser,
  job: { id: number },
  { id }: { id: number },
  number: number,
) {
  const { records } = await who.call(listApplications, { params: { id: job.id } });
  const details = await who.call(getApplication, { params: { id } });
  const found = await who.call(globalSearch, { query: { m: "APPLICATIONS", q: String(number) } });
  const hit = found.records.find(({ _source }) => _source.id === id)?._source as ApplicationHit;
  return [
    records.find((record) => record.id === id)?.highlights,
    details.highlights,
    hit.highlights,
  ];
}
const thrice = <T>(value: T) => [value, value, value];

describe("Specification §6, applicant highlighting in list, details and search", () => {
  test("is what the job shows, where it does not show all", async () => {
    const { jobs, applications } = companies;
    const show = (names: string[] | null) =>
      services.system
        .updateTable("jobs")
        .set({ highlights: names })
        .where("id", "=", jobs.nurse.id)
        .execute();
    const seen = () => highlights(recruiter, jobs.nurse, applications.annAsNurse, 1041);
    await show(["Lives near"]);
    expect(await seen()).toEqual(thrice([star("Lives near")]));
    await show([]);
    expect(await seen()).toEqual(thrice([]));
    await show(null);
    expect(await seen()).toEqual(thrice([star("Our own page"), star("Lives near")]));
  });

  test("is whatever the company highlights for technical support, whatever the job shows", async () => {
    const { rows } =
      await sql<ApplicationRow>`select ${applicationColumns} from ${applicationTables}
      where a.id = ${companies.applications.annAsNurse.id}`.execute(services.system);
    const row = { ...(rows[0] as ApplicationRow), job_highlights: [] };
    const settings = [
      {
        map_to: "city",
        option_ids_list: [{ id: "1", label: "Leeds" }],
        icon: "star" as const,
        highlight_name: "Lives near",
        user_types: [],
      },
    ];
    const as = (role: Role) =>
      presentApplication(
        row,
        { company_type: "ATS", role, rights: rightsOf[role] } as Actor,
        settings,
      ).highlights;
    expect(as("Technical support user")).toEqual([star("Lives near")]);
    expect(as("Recruiter user")).toEqual([]);
  });

  test("is by the user's type", async () => {
    const { nurse } = companies.jobs;
    const zoe = { candidate_number: 1050, city: "Leeds" };
    const person = await addCandidate(services.system, companies.ids.northgate, "Zoë Ackroyd", zoe);
    const application = await addApplication(services.system, nurse, person);
    await expect(highlights(recruiter, nurse, application, 1050)).resolves.toEqual(
      thrice([star("Our own page"), star("Lives near")]),
    );
    await expect(highlights(manager, nurse, application, 1050)).resolves.toEqual(
      thrice([star("Our own page")]),
    );
  });

  test("is never of a field that is anonymised for the reader", async () => {
    const { jobs, applications } = companies;
    await expect(highlights(recruiter, jobs.carer, applications.annAsCarer, 1041)).resolves.toEqual(
      thrice([star("Our own page"), star("Lives near")]),
    );
    await expect(highlights(manager, jobs.carer, applications.annAsCarer, 1041)).resolves.toEqual(
      thrice([star("The 1041st")]),
    );
  });

  test("is nothing where the company has it off", async () => {
    await highlight(false);
    const { jobs, applications } = companies;
    await expect(highlights(recruiter, jobs.nurse, applications.annAsNurse, 1041)).resolves.toEqual(
      thrice([]),
    );
    await highlight(true);
  });

  test("is off in a company whose settings do not know of it", async () => {
    await services.system
      .updateTable("companies")
      .set({
        ats_settings: sql`ats_settings - 'applicant_highlighting_enabled' - 'applicant_highlighting_settings'`,
      })
      .where("id", "=", companies.ids.northgate)
      .execute();
    const { jobs, applications, users } = companies;
    await expect(highlights(recruiter, jobs.nurse, applications.annAsNurse, 1041)).resolves.toEqual(
      thrice([]),
    );
    const answer = await recruiter.call(getUserSettings, { params: { id: users.recruiter.id } });
    expect(answer.users.ats_settings).toMatchObject({
      applicant_highlighting_enabled: false,
      applicant_highlighting_settings: [],
    });
    await highlight(true);
  });
});
