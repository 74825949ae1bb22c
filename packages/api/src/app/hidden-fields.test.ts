import type { EndpointName } from "@ats/core/app/contract";
import {
  anonymisableFields,
  type ChoosableField,
  choosableFields,
  withRepeats,
} from "@ats/core/anonymisation/fields";
import { rights } from "@ats/core/rights/rights";
import { type Kysely, sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { inCompany } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import { indexCandidates } from "../search/candidate-index.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies, testFileKeys } from "../testing/companies.ts";
import { testDocument } from "../testing/companies/documents.ts";
import { testDatabase } from "../testing/database.ts";
import { endpointNames, endpointOf, requestFor, sampleCalls } from "../testing/sample-calls.ts";

/** Details that every applicant of the company has, and nobody else. */
const secrets: Record<ChoosableField, string> = {
  first_name: "Quillane",
  last_name: "Vexworth",
  email: "zq7@hidden.example",
  source: "Sentinelsource",
  contact_mobile_number: "+447700900987",
  city: "Sentinelton",
  postcode: "ZE3 9JZ",
  current_employer: "Sentinelemployer",
  current_jobtitle: "Sentineltitle",
  history: "Sentinelhistory",
  cv: "Sentinelcv.pdf",
};
const { cv, source, history, ...personal } = secrets;

let db: Kysely<Tables>;
let companies: TestCompanies;
let reader: TestBrowser;

/** Gives every applicant the same details, hides them all, and signs in who may see all but those. */
async function begin() {
  const services = testServices(await testDatabase());
  db = services.system;
  companies = await testCompanies(db);
  for (const key of testFileKeys) await services.files.put(key, testDocument);
  const company_id = companies.ids.northgate;
  const skills = [{ name: history, description: "", years_experience: 1, category: "" }];
  const told = [...Object.values(personal), history].join(" ");
  const { name, type } = { name: cv, type: "application/pdf" };
  await db
    .updateTable("candidates")
    .set({ ...personal, history: JSON.stringify({ ...noHistory, skills }) })
    .where("company_id", "=", company_id)
    .where("email", "<>", "")
    .execute();
  await inCompany(db, company_id, async (own) =>
    indexCandidates(own, await own.selectFrom("candidates").selectAll().execute()),
  );
  await db.updateTable("candidate_cvs").set({ cv_name: name }).execute();
  await db
    .updateTable("applications")
    .set({ source, hides_person: true, cv_name: name, cv_type: type, cv_size: 1 })
    .set({ cv_key: testFileKeys[2] ?? "" })
    .set({ submitted_differences: JSON.stringify({ first_name: `${personal.first_name} Q` }) })
    .where("company_id", "=", company_id)
    .execute();
  await db
    .updateTable("outgoing_mail")
    .set({ text: told, html: `<p>${told}</p>`, subject: told })
    .where("application_id", "is not", null)
    .where("to_colleague", "=", false)
    .execute();
  await db.updateTable("envelopes").set({ title: told }).execute();
  const { manager: user } = companies.users;
  const role = await db
    .insertInto("roles")
    .values({
      company_id,
      name: "Sees everything else",
      rights: rights.filter((right) => !/^(VIEW_ANONYMISED|REVEAL_APPLICANTS)$/.test(right)),
      scope: "company",
      hidden_groups: [],
      created_by: null,
      created_date_time: services.clock(),
    })
    .returning(["id", "name"])
    .executeTakeFirstOrThrow();
  await db
    .updateTable("users")
    .set({ role_id: role.id, user_type: role.name })
    .where("id", "=", user.id)
    .execute();
  reader = await signIn(testApi(services), user.email);
}

const noHistory = { employment: [], education: [], courses: [], skills: [] };

const hide = (fields: readonly ChoosableField[]) =>
  sql`update companies set ats_settings = jsonb_set(ats_settings,
      '{anonymize_appl_data_settings,hidden_fields}', ${JSON.stringify(fields)}::jsonb)
    where id = ${companies.ids.northgate}`.execute(db);

/** Everything that the reader is sent: bodies, names of files and reasons of refusals. */
async function answerTo(name: EndpointName): Promise<string> {
  const response = await reader.send(...requestFor(name, sampleCalls(companies)[name]));
  const headers = [...response.headers].flat().map((header) => decodeURIComponent(header));
  return [...headers, await response.text()].join("\n");
}

const tells = (answer: string, field: ChoosableField) =>
  answer.toLowerCase().includes(secrets[field].toLowerCase());

const isOpen = (name: EndpointName) => endpointOf(name).access !== "public";
const reads = endpointNames.filter(
  (name) => isOpen(name) && (endpointOf(name).method === "GET" || /^(export|list)/.test(name)),
);

describe("Quality S2: a field that is hidden by itself is in no answer, and the others are", () => {
  /** Calls that tell something about an applicant. */
  let telling: EndpointName[];
  beforeAll(async () => {
    await begin();
    await hide(["source"]);
    const answers = await Promise.all(
      reads.map(async (name) => [name, await answerTo(name)] as const),
    );
    telling = answers.flatMap(([name, answer]) =>
      choosableFields.some((field) => tells(answer, field)) ? [name] : [],
    );
    expect(telling.length).toBeGreaterThan(10);
  });

  test.each(choosableFields)("%s", async (field) => {
    await hide([field]);
    const hidden = withRepeats([field]);
    const answers = new Map<EndpointName, string>();
    for (const name of telling) answers.set(name, await answerTo(name));
    const leaks = [...answers].flatMap(([name, answer]) =>
      choosableFields.flatMap((each) =>
        hidden.includes(each) && tells(answer, each) ? [`${name}: ${each}`] : [],
      ),
    );
    expect(leaks).toEqual([]);
    const everything = [...answers.values()].join("\n");
    const shown = choosableFields.filter((each) => !hidden.includes(each));
    expect(shown.filter((each) => !tells(everything, each))).toEqual([]);
  });
});

test("Quality S2: no call that changes something answers or writes to colleagues with a hidden field", async () => {
  await begin();
  const hidden = withRepeats(["last_name", "email", "source", "city", "history"]);
  const leaksIn = (name: string, text: string) =>
    choosableFields.flatMap((field) =>
      hidden.includes(field) && tells(text, field) ? [`${name}: ${field}`] : [],
    );
  await hide(choosableFields.filter((field) => field !== "cv" && hidden.includes(field)));
  const leaks = [];
  for (const name of endpointNames.filter((each) => isOpen(each) && !reads.includes(each)))
    if (name !== "logout") leaks.push(...leaksIn(name, await answerTo(name)));
  const mail = await db
    .selectFrom("outgoing_mail")
    .where("to_colleague", "=", true)
    .where("to_address", "=", companies.users.manager.email)
    .select(["subject", "text"])
    .execute();
  leaks.push(...mail.flatMap(({ subject, text }) => leaksIn("mail", subject + text)));
  expect(leaks).toEqual([]);
});

test("a field that repeats a hidden one is hidden with it", () => {
  expect(withRepeats(["source"])).toEqual(["source"]);
  expect(withRepeats(["cv"])).toEqual(["cv"]);
  expect(withRepeats(["last_name"])).toEqual(["last_name", "cv", "submitted_differences"]);
  expect(withRepeats(["current_jobtitle"])).toContain("history");
  expect(withRepeats(choosableFields)).toEqual(anonymisableFields);
});
