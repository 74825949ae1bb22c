import { listCandidates } from "@ats/core/candidates/contract";
import type { Input } from "@ats/core/contract/endpoint";
import { addCandidate as addByHand } from "@ats/core/candidates/details-contract";
import { outwardCodeOf } from "@ats/core/postcodes/postcode";
import { listCandidateValues } from "@ats/core/lists/values-contract";
import { listTags } from "@ats/core/tags/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { moveAsSeen } from "../testing/move-applications.ts";
import { addApplication, addCandidate, testNow } from "../testing/records.ts";

let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let recruiter: TestBrowser;
let manager: TestBrowser;

beforeAll(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  const { northgate } = companies.ids;
  const day = 24 * 60 * 60_000;
  const cem = await addCandidate(services.system, northgate, "Cem Yıldız", {
    candidate_number: 1043,
    city: "Newcastle upon Tyne",
    postcode: "NE1 4XF",
    current_employer: "Hillside Court",
    current_jobtitle: "Staff Nurse",
    created_date_time: new Date(testNow.getTime() - day),
  });
  await addCandidate(services.system, northgate, "Dora Bell", {
    candidate_number: 1044,
    contact_mobile_number: null,
    current_employer: null,
    created_date_time: new Date(testNow.getTime() - 2 * day),
  });
  await addApplication(services.system, companies.jobs.nurse, cem, { status: "REJECTED" });
  const app = testApi(services);
  recruiter = await signIn(app, "recruiter@northgate.example");
  manager = await signIn(app, "manager@northgate.example");
});

const list = (browser: TestBrowser, query: Input<typeof listCandidates>["query"] = {}) =>
  browser.call(listCandidates, { query });
const numbers = async (browser: TestBrowser, query: Input<typeof listCandidates>["query"]) =>
  (await list(browser, query)).records.map(({ candidate_number }) => candidate_number);

describe("the candidates list", () => {
  test("Specification §9: starts with the newest, and counts all", async () => {
    const { records, total } = await list(recruiter);
    expect(total).toBe(4);
    expect(records.slice(2).map(({ first_name }) => first_name)).toEqual(["Cem", "Dora"]);
    expect(records.find(({ first_name }) => first_name === "Ann")).toMatchObject({
      applications: 2,
      status: "SHORTLIST",
    });
  });

  test("Specification §3: searches each field by the words in it", async () => {
    for (const [term, found] of [
      ["first_name:cem", [1043]],
      ["last_name:Yildiz", [1043]],
      ["email:dora.bell@mail", [1044]],
      ["current_jobtitle:nurse", [1043]],
      ["city:upon tyne", [1043]],
      ["current_employer:hillside", [1043]],
      ["postcode:ne1 4", [1043]],
      ["status:Rejected", [1043]],
      ["candidate_number:1044", [1044]],
      ["first_name:Bell", []],
    ] as const)
      expect(await numbers(recruiter, { s: term }), term).toEqual(found);
  });

  test("finds a field with one of several values, with none of them, empty and not empty", async () => {
    for (const [condition, found] of [
      ["city.any:Newcastle upon Tyne|York", [1043]],
      ["city.any:Newcastle|York", []],
      ["postcode.any:ne1 4xf|YO1", [1043]],
      ["status.any:Rejected", [1043]],
      ["current_jobtitle.lacks:staff", [1042, 1041, 1044]],
      ["first_name.none:Cem|Dora", [1042, 1041]],
      ["current_employer.filled:", [1042, 1041, 1043]],
      ["current_employer.empty:", [1044]],
    ] as const)
      expect.soft(await numbers(recruiter, { s: condition }), condition).toEqual(found);
    const empty = await numbers(recruiter, { s: ["first_name:cem", "current_employer.empty:"] });
    expect(empty).toEqual([]);
  });

  test("finds candidates by the day they were added, and in the last days", async () => {
    const day = (ago: number) =>
      new Date(testNow.getTime() - ago * 86_400_000).toISOString().slice(0, 10);
    const from = `created_date_time.from:${day(2)}`;
    expect(await numbers(recruiter, { s: [from, `created_date_time.to:${day(2)}`] })).toEqual([
      1044,
    ]);
    expect(await numbers(recruiter, { s: ["created_date_time.last:2", from] })).toContain(1043);
    const between = `created_date_time.between:${day(2)}|${day(1)}`;
    expect(await numbers(recruiter, { s: between })).toEqual([1043, 1044]);
    await expect(list(recruiter, { s: "created_date_time.from:soon" })).rejects.toMatchObject({
      status: 400,
    });
  });

  test("finds candidates within a distance of a postcode, by the outward part of theirs", async () => {
    for (const [condition, found] of [
      ["postcode.within:5|NE1", [1043]],
      ["postcode.within:25|dh1 3el", [1043]],
      ["postcode.within:50|LS1 4AP", [1042, 1041, 1044]],
      ["postcode.within:50|TR1", []],
    ] as const)
      expect.soft(await numbers(recruiter, { s: condition }), condition).toEqual(found);
    const change = (postcode: string) =>
      services.system
        .updateTable("candidates")
        .set({ postcode })
        .where("candidate_number", "=", 1044)
        .returning("outward_code")
        .executeTakeFirstOrThrow();
    for (const postcode of ["ls10 1aa", "LS10AA", "LS10", "EC1A1BB", "M1 1A", "75008", "ne1"])
      expect
        .soft(await change(postcode))
        .toEqual({ outward_code: outwardCodeOf(postcode) ?? null });
    expect(await numbers(recruiter, { s: "postcode.within:5|NE1" })).toEqual([1043, 1044]);
  });

  test("says what to do about an unknown postcode, or a distance without one", async () => {
    await expect(list(recruiter, { s: "postcode.within:5|ZZ1 1ZZ" })).rejects.toMatchObject({
      status: 400,
      message: "There is no postcode ZZ1 1ZZ. Change the filter to one nearby.",
    });
    for (const condition of ["5|Leeds", "0|LS1", "501|LS1", "LS1"])
      await expect(
        list(recruiter, { s: `postcode.within:${condition}` }),
        condition,
      ).rejects.toMatchObject({ status: 400, message: expect.stringMatching(/25\|LS1 4AP/) });
  });

  test("quality S2: no condition on a hidden field says anything about an anonymised candidate", async () => {
    const all = await list(manager);
    const hidden = all.records.filter(({ first_name }) => first_name === null);
    expect(hidden.length).toBeGreaterThan(0);
    for (const condition of [
      "first_name.none:Zed",
      "city.empty:",
      "city.filled:",
      "city.lacks:Zed",
      "email.any:a|e",
      "postcode.within:500|LS1",
    ]) {
      const found = await numbers(manager, { s: condition });
      for (const { candidate_number } of hidden)
        expect.soft(found, condition).not.toContain(candidate_number);
    }
  });

  test("offers the values that occur, without those of people anonymised for the reader", async () => {
    const cities = (browser: TestBrowser, q?: string) =>
      browser.call(listCandidateValues, { query: { field: "city", q } });
    const { values } = await cities(recruiter);
    expect(values).toContain("Newcastle upon Tyne");
    expect((await cities(recruiter, "upon")).values).toEqual(["Newcastle upon Tyne"]);
    await services.system
      .updateTable("candidates")
      .set({ city: "Whitby" })
      .where("anonymised", "=", true)
      .execute();
    expect((await cities(recruiter)).values).toContain("Whitby");
    expect((await cities(manager)).values).not.toContain("Whitby");
  });

  test("a full name finds its candidate, and several fields must all match", async () => {
    expect(await numbers(recruiter, { q: "dora bell" })).toEqual([1044]);
    expect(await numbers(recruiter, { s: ["last_name:bell", "first_name:ann"] })).toEqual([1041]);
  });

  test("its pages, including the last ones, together make the whole list", async () => {
    for (const query of [{ sc: "name", so: "asc" }, { sc: "created_date_time" }] as const) {
      const whole = await numbers(recruiter, query);
      const pages = [0, 1, 2, 3, 4].map((page_no) =>
        numbers(recruiter, { ...query, page_no, per_page: 1 }),
      );
      expect((await Promise.all(pages)).flat()).toEqual(whole);
    }
  });

  test("a candidate has the status of their furthest application, and is counted there", async () => {
    const before = await list(recruiter, { filter: "hired" });
    const { annAsNurse } = companies.applications;
    const move = (status: "HIRE" | "APPLIED") =>
      moveAsSeen(recruiter, { ids: [annAsNurse.id], status });
    await move("HIRE");
    // She is still in the running for the other job.
    expect(await list(recruiter, { filter: "hired" })).toEqual(before);
    await moveAsSeen(recruiter, { ids: [companies.applications.annAsCarer.id], status: "HIRE" });
    expect((await list(recruiter, { filter: "hired" })).total).toBe(Number(before.total) + 1);
    expect(await numbers(recruiter, { filter: "hired" })).toEqual([1041]);
    await move("APPLIED");
    expect((await list(recruiter, { filter: "hired" })).total).toBe(before.total);
    expect((await list(recruiter, { filter: "none" })).total).toBe(1);
  });
});

describe("Specification §4: for a reader without the right to see anonymised applicants", () => {
  test("a candidate with one anonymised application is a number, whatever else they applied for", async () => {
    const { records } = await list(manager, { sc: "name", so: "asc" });
    expect(records.map(({ candidate_number }) => candidate_number)).toEqual([
      1044, 1043, 1041, 1042,
    ]);
    expect(records[2]).toMatchObject({
      anonymised_row: true,
      first_name: null,
      last_name: null,
      email: null,
      city: null,
      postcode: null,
      current_employer: null,
    });
    expect(JSON.stringify(records)).not.toMatch(/\bAnn\b|Adeyemi/i);
  });

  test("hidden words do not find a candidate, and the candidate number does", async () => {
    for (const query of [
      { q: "ann bell" },
      { q: "adeyemi" },
      { s: "last_name:adeyemi" },
      { s: "email:oluwaseun" },
      { s: ["city:leeds", "last_name:adeyemi"] },
    ])
      expect(await list(manager, query)).toEqual({ records: [], total: 0 });
    expect(await numbers(manager, { q: "1042" })).toEqual([1042]);
    expect(await numbers(manager, { s: "candidate_number:1042" })).toEqual([1042]);
    expect(await numbers(manager, { s: "last_name:bell" })).toEqual([1044]);
  });
});

describe("Specification §1, candidates: the candidates list is filtered", () => {
  const add = (first_name: string, tags: string[], consent: boolean) =>
    recruiter.call(addByHand, {
      body: {
        first_name,
        last_name: "Vance",
        email: `${first_name}@vance.example`,
        contact_mobile_number: null,
        city: null,
        postcode: null,
        current_jobtitle: null,
        current_employer: null,
        tags,
        consent,
      },
    });

  test("by several tags at once, whatever their case, and the company's tags are listed", async () => {
    const uma = await add("Uma", ["Forklift", "Nights"], true);
    const vera = await add("Vera", ["NIGHTS"], false);
    expect(vera.tags).toEqual(["Nights"]);
    expect(await numbers(recruiter, { tag: "Nights" })).toEqual([
      vera.candidate_number,
      uma.candidate_number,
    ]);
    expect(await list(recruiter, { tag: ["Nights", "Forklift"], q: "vance" })).toMatchObject({
      records: [{ first_name: "Uma" }],
      total: 1,
    });
    expect(await list(recruiter, { tag: "Nobody has it" })).toEqual({ records: [], total: 0 });
    const { records } = await recruiter.call(listTags, {});
    expect(records.map(({ label }) => label)).toEqual(
      expect.arrayContaining(["Forklift", "Nights"]),
    );
  });

  test("by consent, given or missing", async () => {
    const all = await list(recruiter);
    const given = await list(recruiter, { consent: "given", q: "vance" });
    expect(given).toMatchObject({ records: [{ first_name: "Uma" }], total: 1 });
    const totals = await Promise.all(
      (["given", "missing"] as const).map((consent) => list(recruiter, { consent })),
    );
    expect(totals.map(({ total }) => total)).toEqual([1, Number(all.total) - 1]);
  });

  test("by retention: flagged candidates, or candidates under legal hold", async () => {
    const { northgate } = companies.ids;
    await addCandidate(services.system, northgate, "Over Due", {
      candidate_number: 1090,
      flagged_date_time: testNow,
    });
    await addCandidate(services.system, northgate, "Held Back", {
      candidate_number: 1091,
      flagged_date_time: testNow,
      legal_hold: true,
    });
    expect(await numbers(recruiter, { retention: "flagged" })).toEqual([1090]);
    expect(await numbers(recruiter, { retention: "held" })).toEqual([1091]);
    expect(await numbers(recruiter, { retention: ["flagged", "held"] })).toEqual([]);
  });
});
