import type { ApplicationHit, JobHit } from "@ats/core/search/contract";
import { globalSearch } from "@ats/core/search/contract";
import { nameRecords } from "@ats/core/search/names-contract";
import type { Kysely } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import type { Tables } from "../database/tables.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { addApplication, addCandidate } from "../testing/records.ts";

let db: Kysely<Tables>;
let companies: TestCompanies;
let recruiter: TestBrowser;
let manager: TestBrowser;
let riverside: TestBrowser;
beforeAll(async () => {
  db = await testDatabase();
  companies = await testCompanies(db);
  const { nurse } = companies.jobs;
  const people = [
    ["Łukasz Wójcik", "l.wojcik@post.example", "+447700900456", "M14 6GH"],
    ["Siân O'Brien", "sian@post.example", "+447700900789", "LS6 2AB"],
    ["Laura Smith-Jones", "laura_100%@post.example", null, "BD1 1AA"],
  ] as const;
  for (const [index, [name, email, contact_mobile_number, postcode]] of people.entries()) {
    const candidate_number = 2001 + index;
    const given = { candidate_number, email, contact_mobile_number, postcode };
    await addApplication(db, nurse, await addCandidate(db, companies.ids.northgate, name, given));
  }
  const others = [
    ["明", "李", "ming@bücher.example"],
    ["민준", "김", "minjun@post.example"],
    ["王小明", "", "xiaoming@post.example"],
    ["Suharto", "", "suharto@post.example"],
    ["Anne‐Marie", "van der Quaynor", "annemarie@xn--caf-dma.example"],
    ["İpek", "Öztürk", "ipek@post.example"],
    ["Fiona", "McDonald", "fiona@post.example"],
    ["Moira", "Mc Cauley", "moira@post.example"],
    ["Luz", "Delacruz", "luz@post.example"],
    ["Vera", "Van der Berg", "vera@post.example"],
  ] as const;
  for (const [index, [first_name, last_name, email]] of others.entries()) {
    const candidate = { candidate_number: 2101 + index, first_name, last_name, email };
    const rest = { contact_mobile_number: null, postcode: null, current_jobtitle: null };
    await addApplication(
      db,
      nurse,
      await addCandidate(db, companies.ids.northgate, "", { ...candidate, ...rest }),
    );
  }
  const abroad = ["+34612345678", "+491711234567", "+390655501234", "+12025550123"];
  for (const [index, contact_mobile_number] of abroad.entries()) {
    const given = { contact_mobile_number, postcode: null, current_jobtitle: null };
    const candidate = { candidate_number: 2201 + index, ...given };
    await addApplication(
      db,
      nurse,
      await addCandidate(db, companies.ids.northgate, "Iria Quintela", candidate),
    );
  }
  const app = testApi(testServices(db));
  recruiter = await signIn(app, "recruiter@northgate.example");
  manager = await signIn(app, "manager@northgate.example");
  riverside = await signIn(app, "admin@riverside.example");
});

const search = (who: TestBrowser, q: string, page = {}) =>
  who.call(globalSearch, { query: { m: "APPLICATIONS", q, ...page } });
async function found(who: TestBrowser, q: string) {
  const { records } = await search(who, q);
  return records.map(({ _source }) => (_source as ApplicationHit).candidate_number);
}

describe("Specification §2, Global search: a recruiter finds a candidate by", () => {
  test.each([
    ["the start of a name", "wój", [2001]],
    ["a name without its accents", "lukasz", [2001]],
    ["first and last name", "Łukasz Wójcik", [2001]],
    ["last and first name", "wojcik luk", [2001]],
    ["a name with an apostrophe, or without", "o'brien", [2002]],
    ["a name with an apostrophe, or without", "obrien", [2002]],
    ["a name with an apostrophe of another kind", "O`Brien", [2002]],
    ["a name with an apostrophe of another kind", "O´Brien", [2002]],
    ["a name with an apostrophe of another kind", "O‘Brien", [2002]],
    ["a name with an apostrophe of another kind", "O’Brien", [2002]],
    ["a name with a space for its apostrophe", "o brien", [2002]],
    ["the second half of a double name", "jones", [2003]],
    ["a double name with another hyphen", "Smith–Jones", [2003]],
    ["a double name written as one", "smithjones", [2003]],
    ["a wide spelling", "Ｌａｕｒａ", [2003]],
    ["a name pasted with a character that shows nothing", "lau\u200bra", [2003]],
    ["a Chinese name written together", "李明", [2101]],
    ["a Chinese name written together, given name first", "明李", [2101]],
    ["a Chinese name written apart", "明 李", [2101]],
    ["a Korean name written together", "김민준", [2102]],
    ["a Korean name written apart", "민준 김", [2102]],
    ["a name stored in one field, written apart", "王 小明", [2103]],
    ["the given name of a name stored in one field", "小明", [2103]],
    ["a single name", "suharto", [2104]],
    ["a name with particles, written together", "vanderquaynor", [2105]],
    ["a name that is written as one, apart", "Mc Donald", [2107]],
    ["a name that is written as one, apart, after the first name", "fiona mc don", [2107]],
    ["a name that is written apart, as one", "McCauley", [2108]],
    ["a name that is written apart, as one, after the first name", "moira mccau", [2108]],
    ["particles that are written with the name, apart", "De La Cruz", [2109]],
    [
      "particles that are written with the name, apart, after the first name",
      "luz de la cruz",
      [2109],
    ],
    ["particles that are written apart, as one", "Vanderberg", [2110]],
    ["particles that are written apart, partly as one", "vander berg vera", [2110]],
    ["an apostrophe's name, apart", "O Brien Siân", [2002]],
    ["a Turkish name without its dots", "ipek ozturk", [2106]],
    ["a Turkish name in capitals", "İPEK ÖZTÜRK", [2106]],
    ["an email address in the ASCII form of its domain", "ming@xn--bcher-kva.example", [2101]],
    ["an email address in the written form of its domain", "ming@bücher.example", [2101]],
    ["an email address stored in ASCII, as it is written", "annemarie@café.example", [2105]],
    ["an email address", "sian@post.example", [2002]],
    ["an email address with wildcards in it", "laura_100%@post", [2003]],
    ["a national telephone number", "07700 900 456", [2001]],
    ["an international telephone number", "+44 7700 900456", [2001]],
    ["a telephone number with a zero in brackets", "+44 (0)7700 900456", [2001]],
    ["a telephone number copied from an address book", "\u202a+44 7700 900456\u202c", [2001]],
    ["a telephone number in wide digits", "７７００９００４５６", [2001]],
    ["a telephone number in Arabic digits", "٠٧٧٠٠ ٩٠٠٤٥٦", [2001]],
    ["the beginning of one", "+44 (0)7700 9004", [2001]],
    ["a telephone number dialled from abroad", "00447700900456", [2001]],
    ["a telephone number without its first zero", "7700 900 456", [2001]],
    ["a telephone number without its first zero", "7700900456", [2001]],
    ["the last six digits of a telephone number", "900456", [2001]],
    ["the last six digits of a telephone number", "900 456", [2001]],
    ["another country's number in its national form", "612 345 678", [2201]],
    ["another country's number in its national form", "612345678", [2201]],
    ["another country's number in its national form", "0171 1234567", [2202]],
    ["another country's number in its national form", "01711234567", [2202]],
    ["another country's number in its national form", "(0171) 123-4567", [2202]],
    ["another country's number without its first zero", "171 1234567", [2202]],
    ["the beginning of another country's number", "0171 1234", [2202]],
    ["another country's number with a zero that stays", "06 5550 1234", [2203]],
    ["another country's number in its national form", "(202) 555-0123", [2204]],
    ["another country's number dialled from abroad", "0049 171 1234567", [2202]],
    ["a postcode with its space", "M14 6GH", [2001]],
    ["a postcode without its space", "m146gh", [2001]],
    ["the first half of a postcode", "BD1", [2003]],
    ["a name and a postcode", "laura bd1", [2003]],
    ["the candidate number", "2002", [2002]],
  ])("%s: %s", async (_, q, numbers) => {
    expect(await found(recruiter, q)).toEqual(numbers);
  });
});

test.each(["%", "_", "la_ra", "\\", "'; drop table jobs; --", "zzz laura", "💩"])(
  "Specification §2, Global search: %s finds nobody and breaks nothing",
  async (q) => {
    expect(await search(recruiter, q)).toMatchObject({ records: [], count: 0, total: 0 });
  },
);

test("Specification §5, Global search: a term of 10,000 characters is refused", async () => {
  const refused = await recruiter.send(`/api/search?m=APPLICATIONS&q=${"a".repeat(10_000)}`);
  expect(refused.status).toBe(400);
  expect(refused.headers.get("x-message")).toMatch(/200 characters/);
});

test("Specification §2, Global search: a candidate with two applications is found twice, each with the job applied for", async () => {
  const { records, total } = await search(recruiter, "ann bell");
  const titles = records.map(({ _source }) => (_source as ApplicationHit).job_title);
  expect(titles.toSorted()).toEqual(["Care Assistant", "Staff Nurse"]);
  expect(total).toBe(2);
});

test("Specification §7, Search: results come in pages, and the total is of all of them", async () => {
  const pages = await Promise.all(
    [0, 1, 2].map((page_no) => search(recruiter, "care", { page_no, page_size: 4 })),
  );
  expect(pages.map(({ count, total }) => [count, total])).toEqual([
    [4, 6],
    [2, 6],
    [0, 6],
  ]);
  const ids = pages.flatMap(({ records }) => records.map(({ _source }) => _source.id));
  expect(new Set(ids).size).toBe(6);
});

describe("Specification §4, Anonymised candidates: a hiring manager, to whom an application is anonymised,", () => {
  test.each(["oluwaseun", "adeyemi", "oluwaseun adeyemi", "oluwaseun.adeyemi@", "oluwaseun 1042"])(
    "does not find it by %s",
    async (q) => {
      expect(await found(recruiter, q)).toEqual([1042]);
      expect(await found(manager, q)).toEqual([]);
    },
  );

  test.each(["1042", "Anonymised Candidate 1042", "candidate 1042"])(
    "finds it by %s, with nothing else shown",
    async (q) => {
      const { records } = await search(manager, q);
      expect(records[0]?._source).toMatchObject({
        anonymized_applicant_name: "Anonymised Candidate 1042",
        first_name: null,
        last_name: null,
        email: null,
        contact_mobile_number: null,
        postcode: null,
        job_title: "Care Assistant",
      });
    },
  );

  test("finds it by the whole display name, also where somebody is a candidate by trade", async () => {
    const { northgate } = companies.ids;
    const job = { candidate_number: 3001, current_jobtitle: "Candidate consultant" };
    await addCandidate(db, northgate, "Nora Ano", job);
    expect(await found(manager, "Anonymised Candidate 1042")).toEqual([1042]);
    expect(await found(manager, "ano 1042")).toEqual([1042]);
    expect(await found(manager, "adeyemi 1042")).toEqual([]);
  });

  test("does not find the same person's other application by name, nor sees it beside the number", async () => {
    expect(await found(manager, "ann bell")).toEqual([]);
    const { records } = await search(manager, "1041");
    const hits = records.map(({ _source }) => _source as ApplicationHit);
    expect(hits.map(({ job_title }) => job_title).toSorted()).toEqual([
      "Care Assistant",
      "Staff Nurse",
    ]);
    for (const hit of hits)
      expect(hit).toMatchObject({
        anonymized_applicant_name: "Anonymised Candidate 1041",
        last_name: null,
      });
  });
});

test("Quality S1: nobody finds another company's candidates or jobs", async () => {
  expect(await found(riverside, "ann")).toEqual([]);
  expect(await found(recruiter, "rhys")).toEqual([]);
  const jobs = await recruiter.call(globalSearch, { query: { m: "JOBS", q: "planning" } });
  expect(jobs.records).toEqual([]);
});

test("Specification §2, Global search: a job is found by title and recruiter, and what matched is marked", async () => {
  const { records } = await recruiter.call(globalSearch, {
    query: { m: "JOBS", q: "ashdown nurse" },
  });
  expect(records.map(({ _source }) => _source as JobHit)).toMatchObject([
    {
      title: "Staff Nurse",
      job_number: 1001,
      recruiter_details: { first_name: "Tom", last_name: "Ashdown" },
      highlight: { title: [[6, 11]], recruiter_name: [[4, 11]] },
    },
  ]);
});

describe("records are named by their ids", () => {
  const names = async (who: TestBrowser) => {
    const { applications, candidates, jobs } = companies;
    const { records } = await who.call(nameRecords, {
      query: {
        applications: [applications.oluwaseunAsCarer.id, applications.rhysAsPlanner.id],
        candidates: [candidates.oluwaseun.id, candidates.rhys.id],
        jobs: [jobs.nurse.id, jobs.planner.id],
      },
    });
    return records.map(({ name }) => name);
  };

  test("to a reader of their company", async () => {
    const name = "Oluwaseun Adeyemi";
    expect(await names(recruiter)).toEqual([name, name, "Staff Nurse"]);
    expect(await names(riverside)).toEqual(["Rhys Morgan", "Rhys Morgan", "Planning Officer"]);
  });

  test("Specification §4, Anonymised candidates: under the name that the reader may see", async () => {
    const name = "Anonymised Candidate 1042";
    expect(await names(manager)).toEqual([name, name, "Staff Nurse"]);
  });
});
