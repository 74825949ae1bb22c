import { listCandidates } from "@ats/core/candidates/contract";
import { getCandidate } from "@ats/core/candidates/details-contract";
import { suggestMapping } from "@ats/core/candidates/candidate-import";
import * as contract from "@ats/core/candidates/import-contract";
import type { ApiError } from "@ats/core/contract/client";
import type { Input } from "@ats/core/contract/endpoint";
import { addCustomField, getCandidateCustomValues } from "@ats/core/custom-fields/contract";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { sweepImports } from "./sweep-imports.ts";

let services: ReturnType<typeof testServices>;
let recruiter: TestBrowser;

beforeAll(async () => {
  services = testServices(await testDatabase());
  await testCompanies(services.system);
  recruiter = await signIn(testApi(services), "recruiter@northgate.example");
});

const take = (content: BlobPart) =>
  recruiter.call(contract.addImport, {
    query: { name: "people.csv" },
    body: new File([content], "people.csv"),
  });
const count = async (q?: string) =>
  (await recruiter.call(listCandidates, { query: q ? { q } : {} })).total;

/** Checks all rows, a thousand at a time as the screen does. */
async function checkAll(
  { id, mapping }: Awaited<ReturnType<typeof take>>,
  date_order?: "day" | "month",
) {
  const problems: { line: number; message: string }[] = [];
  for (let from = 0; ; ) {
    const body = { mapping, from, date_order };
    const answer = await recruiter.call(contract.checkImport, { params: { id }, body });
    problems.push(...answer.problems.map(({ line, message }) => ({ line, message })));
    from = answer.checked;
    if (answer.checked === answer.total) return problems;
  }
}
const head = "Forename;Surname;E-mail;Mobile;Town\n";

test("Specification §1, import: ten thousand rows are imported at once, and each row that fails is reported", async () => {
  const people = Array.from(
    { length: 10_000 },
    (_, index) => `Zelda;Quill${index};zelda.${index}@mail.example;;Hull`,
  );
  people[4] = "\u200b;\u3164;zelda.4@mail.example;;";
  people[5] = "Zelda;Quill5;zelda.3@mail.example;;";
  people[6] = "=cmd();Quill6;zelda.6@mail.example;;";
  people[7] = "Ann;Bell;ANN.BELL@mail.example;;";
  people[9_000] = "Zelda;Quill9000;zelda.1@mail.example;;";
  const before = await count();
  const taken = await take(head + people.join("\n"));
  expect(taken).toMatchObject({ total: 10_000, headings: expect.arrayContaining(["Forename"]) });
  expect(await checkAll(taken)).toEqual([
    { line: 6, message: "First name is missing." },
    { line: 7, message: "Line 5 has the same email." },
    { line: 8, message: "First name: This is a formula. Enter its value instead." },
    { line: 9, message: "Candidate 1041 already has this email." },
    { line: 9002, message: "Line 3 has the same email." },
  ]);
  expect(await count()).toBe(before);
  const params = { id: taken.id };
  expect(await recruiter.call(contract.finishImport, { params })).toEqual({
    added: 9_995,
    updated: 0,
    skipped: 5,
  });
  expect(await count()).toBe(Number(before) + 9_995);
  expect(await count("quill8123 zelda")).toBe(1);
}, 60_000);

test("progress is reported while candidates are added; cancelling adds nobody, and the import can go on", async () => {
  const people = Array.from({ length: 2_500 }, (_, at) => `Wim;Oak${at};wim.${at}@mail.example;;`);
  const before = await count();
  const taken = await take(head + people.join("\n"));
  await checkAll(taken);
  const params = { id: taken.id };
  const leaving = new AbortController();
  const told: object[] = [];
  const stop = services.live.subscribe((event) => {
    if ("importer_id" in event) told.push([event.import_id, event.added, event.total]);
    leaving.abort();
  });
  await expect(
    recruiter.call(contract.finishImport, { params, signal: leaving.signal }),
  ).rejects.toMatchObject({ status: 409 });
  expect(told).toEqual([[taken.id, 1_000, 2_500]]);
  expect(await count()).toBe(before);
  const answer = await recruiter.call(contract.finishImport, { params });
  expect(answer).toEqual({ added: 2_500, updated: 0, skipped: 0 });
  expect(told.slice(1)).toEqual([1_000, 2_000, 2_500].map((added) => [taken.id, added, 2_500]));
  stop();
}, 60_000);

test("Specification §1, import: consent and the agreed deletion date are imported too", async () => {
  const taken = await take(
    "Forename,Surname,Email,Consent,Keep until\nKezia,Holt,kezia@mail.example,yes,21/11/2027",
  );
  expect(await checkAll(taken)).toEqual([]);
  await recruiter.call(contract.finishImport, { params: { id: taken.id } });
  const { records } = await recruiter.call(listCandidates, { query: { q: "kezia" } });
  const params = { id: records[0]?.id as number };
  expect(await recruiter.call(getCandidate, { params })).toMatchObject({
    consent_date_time: expect.any(String),
    retention_date: "2027-11-21",
  });
});

/** Adds everybody in a file, and returns the people that a search finds. */
async function addAll(content: BlobPart, q: string) {
  const taken = await take(content);
  expect(await checkAll(taken)).toEqual([]);
  await recruiter.call(contract.finishImport, { params: { id: taken.id } });
  return (await recruiter.call(listCandidates, { query: { q } })).records;
}

describe("Specification §1, import: a table is taken as other programs write it", () => {
  test("with the delimiter named for Excel", async () => {
    const content = "sep=;\r\nFirst name;Last name;Email\r\nAlma;Birch;alma@mail.example\r\n";
    expect(await addAll(content, "birch")).toMatchObject([{ first_name: "Alma" }]);
  });

  test("with one column for the name", async () => {
    const content = "Name,Email,Phone\nBerta Cedar,berta@mail.example,07700 900341";
    expect(await addAll(content, "cedar")).toMatchObject([
      { first_name: "Berta", last_name: "Cedar", contact_mobile_number: "+447700900341" },
    ]);
  });

  test("with the full name beside its parts", async () => {
    const content = "Name,First Name,Last Name,Email\nCarl Dogwood,Carl,Dogwood,carl@mail.example";
    expect(await addAll(content, "dogwood")).toMatchObject([
      { first_name: "Carl", last_name: "Dogwood" },
    ]);
  });

  test("by Outlook, with a title of address and several telephone numbers", async () => {
    const content =
      "Title,First Name,Middle Name,Last Name,Suffix,Company,Department,Job Title,E-mail Address,Home Phone,Mobile Phone\n" +
      "Dr,Dora,,Elder,,Acme,Wards,Nurse,dora@mail.example,01482 300300,07700 900342";
    expect(await addAll(content, "elder")).toMatchObject([
      {
        first_name: "Dora",
        current_jobtitle: "Nurse",
        contact_mobile_number: "+447700900342",
      },
    ]);
  });

  test("by LinkedIn, with a note above the headings", async () => {
    const content =
      'Notes:\n"Some addresses are missing, because, as you know, people may hide them."\n\n' +
      "First Name,Last Name,URL,Email Address,Company,Position,Connected On\n" +
      "Edda,Fir,https://people.example/edda,edda@mail.example,Acme,Nurse,02 Nov 2026";
    expect(await addAll(content, "fir")).toMatchObject([
      { first_name: "Edda", current_jobtitle: "Nurse" },
    ]);
  });

  test("in Windows-1252, and in another encoding once somebody has chosen it", async () => {
    const bytes = new Uint8Array(
      [..."Name,Email\nZo", "é", " Gorse,zg@mail.example"].flatMap((text) =>
        [...text].map((letter) => letter.charCodeAt(0)),
      ),
    );
    expect(await take(bytes)).toMatchObject({
      encoding: "windows-1252",
      sample: [["Zoé Gorse", "zg@mail.example"]],
    });
    const chosen = await recruiter.call(contract.addImport, {
      query: { name: "people.csv", encoding: "windows-1251" },
      body: new File([bytes], "people.csv"),
    });
    expect(chosen).toMatchObject({
      encoding: "windows-1251",
      sample: [["Zoй Gorse", "zg@mail.example"]],
    });
  });
});

test("rows that do not fit the headings are refused with their lines, and their values are not used", async () => {
  const taken = await take(
    [
      "Name,Email,Mobile,Town",
      "Fay Hazel,fay@mail.example,,Hull",
      "Gus, Hazel,gus@mail.example,,Hull",
      "Hal Hazel,hal@mail.example",
      "Ida Hazel,ida@mail.example,,Hull,,",
    ].join("\n"),
  );
  expect(await checkAll(taken)).toEqual([
    { line: 3, message: expect.stringMatching(/^This row has 5 cells, but there are 4 headings/) },
    { line: 4, message: expect.stringMatching(/^This row has 2 cells, but there are 4 headings/) },
  ]);
});

test("numbers are read by the rule for telephone numbers, and nobody gets a longer one", async () => {
  const taken = await take(
    [
      "First name,Last name,Email,Mobile",
      "A,Juniper,j1@mail.example,020 7946 0123 ext 45",
      "B,Juniper,j2@mail.example,07700 900357 or 124",
      "C,Juniper,j3@mail.example,+44 07700 900358",
      "D,Juniper,j4@mail.example,447700900358",
      "E,Juniper,j5@mail.example,4.477E+11",
      "F,Juniper,j6@mail.example,+49 (0)30 / 1234567",
      "G,Juniper,j7@mail.example,+44 7700 900360 (mobile)",
      "H,Juniper,j8@mail.example,+44 7700‑900361",
      "I,Juniper,j9@mail.example,٠٧٧٠٠ ٩٠٠٣٦٢",
    ].join("\n"),
  );
  expect(await checkAll(taken)).toEqual([
    { line: 3, message: expect.stringMatching(/^Mobile number: Enter the full telephone number/) },
    { line: 5, message: "Line 4 has the same telephone number." },
    { line: 6, message: expect.stringMatching(/^Mobile number: A spreadsheet has shortened/) },
  ]);
  await recruiter.call(contract.finishImport, { params: { id: taken.id } });
  const { records } = await recruiter.call(listCandidates, { query: { q: "juniper" } });
  expect(records.map((record) => record.contact_mobile_number).toSorted()).toEqual([
    "+442079460123",
    "+447700900358",
    "+447700900360",
    "+447700900361",
    "+447700900362",
    "+49301234567",
  ]);
});

describe("dates that can be read in two ways", () => {
  const columns = "Name,Email,Keep until,Applied\n";
  const keptUntil = async (q: string) => {
    const { records } = await recruiter.call(listCandidates, { query: { q } });
    const params = { id: records[0]?.id as number };
    return (await recruiter.call(getCandidate, { params })).retention_date;
  };

  test("are read like those that show their order", async () => {
    const taken = await take(
      `${columns}Jan Larch,larch@mail.example,1/2/2028,\nJon Larch,j@mail.example,,9/30/2026`,
    );
    expect(taken).toMatchObject({ date_order: "month", asks_date_order: false });
    expect(await checkAll(taken)).toEqual([]);
    await recruiter.call(contract.finishImport, { params: { id: taken.id } });
    expect(await keptUntil("jan larch")).toBe("2028-01-02");
  });

  test.each([
    ["day", "Kim", "2028-02-01"],
    ["month", "Kay", "2028-01-02"],
  ] as const)("are asked about otherwise: the %s first", async (order, first, date) => {
    const taken = await take(`${columns}${first} Maple,${first}@maple.example,1/2/2028,`);
    expect(taken).toMatchObject({ date_order: null, asks_date_order: true });
    await expect(checkAll(taken)).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(/can be read in two ways/),
    });
    expect(await checkAll(taken, order)).toEqual([]);
    const { records } = await recruiter.call(contract.listImports, {});
    expect(records.find(({ id }) => id === taken.id)).toMatchObject({
      date_order: order,
      asks_date_order: true,
    });
    await recruiter.call(contract.finishImport, { params: { id: taken.id } });
    expect(await keptUntil(`${first} maple`)).toBe(date);
  });

  test("are not asked about where no column with dates is used", async () => {
    const taken = await take("Name,Email,Applied\nLee Myrtle,lee@mail.example,1/2/2026");
    expect(taken.asks_date_order).toBe(true);
    expect(await checkAll(taken)).toEqual([]);
    await recruiter.call(contract.cancelImport, { params: { id: taken.id } });
  });
});

test("Specification §1, import: an unfinished import is listed only for the user who began it, with the rows checked so far", async () => {
  const people = Array.from({ length: 1500 }, (_, at) => `Una;Ray${at};una.${at}@mail.example;;`);
  people[1] = ";\u200b;una.1@mail.example;;";
  const taken = await take(head + people.join("\n"));
  const params = { id: taken.id };
  await recruiter.call(contract.checkImport, { params, body: { mapping: taken.mapping, from: 0 } });
  const { records } = await recruiter.call(contract.listImports, {});
  const { encoding, ...listed } = taken;
  expect(encoding).toBeNull();
  expect(records.find(({ id }) => id === taken.id)).toEqual({
    ...listed,
    checked: 1000,
    problems: [
      {
        line: 3,
        message: "First name is missing.",
        cells: ["", "\u200b", "una.1@mail.example", "", ""],
      },
    ],
  });
  const admin = await signIn(testApi(services), "admin@northgate.example");
  const others = await admin.call(contract.listImports, {});
  expect(others.records.some(({ id }) => id === taken.id)).toBe(false);
  await recruiter.call(contract.cancelImport, { params });
});

test("a problem names the line as a spreadsheet numbers it, and shows the row", async () => {
  const taken = await take(
    `${head}\nVera;Long;vera@mail.example;;"Kingston\nupon\nHull"\n\n;;gap@mail.example;;Hull`,
  );
  const params = { id: taken.id };
  const body = { mapping: taken.mapping, from: 0 };
  const { problems } = await recruiter.call(contract.checkImport, { params, body });
  expect(problems).toEqual([
    {
      line: 7,
      message: "First name is missing.",
      cells: ["", "", "gap@mail.example", "", "Hull"],
    },
  ]);
  await recruiter.call(contract.cancelImport, { params });
});

test("the same telephone number is the same candidate, however it is written", async () => {
  const people = [
    "Yara;Moss;yara@mail.example;07700 900777;Hull",
    "Yara;Moss-Bell;y.moss@mail.example;+44 7700 900777;Hull",
    "Yves;Moss;yves@mail.example;;Hull",
    "Yvo;Moss;yvo@mail.example;;Hull",
  ];
  const first = await take(head + people.join("\n"));
  expect(await checkAll(first)).toEqual([
    { line: 3, message: "Line 2 has the same telephone number." },
  ]);
  const finish = ({ id }: { id: number }) =>
    recruiter.call(contract.finishImport, { params: { id } });
  expect(await finish(first)).toEqual({ added: 3, updated: 0, skipped: 1 });
  const { records } = await recruiter.call(listCandidates, { query: { q: "yara moss" } });
  const again = await take(`${head}Y.;Moss;other@mail.example;0044 7700 900777;`);
  const said = `Candidate ${records[0]?.candidate_number} already has this telephone number.`;
  expect(await checkAll(again)).toEqual([{ line: 2, message: said }]);
});

test("an import may update known candidates: the changes are shown first, and a blank cell changes nothing", async () => {
  const columns = "Forename,Surname,Email,Mobile,Town,Tags\n";
  const first = await take(
    `${columns}Ruth,Dale,ruth@mail.example,07700 900999,Hull,nights\nRoy,Dale,roy@mail.example,,Hull,`,
  );
  await checkAll(first);
  await recruiter.call(contract.finishImport, { params: { id: first.id } });
  const { records } = await recruiter.call(listCandidates, { query: { q: "dale" } });
  const numberOf = (name: string) =>
    records.find(({ first_name }) => first_name === name)?.candidate_number;
  const taken = await take(
    columns +
      [
        "Ruth,Dale-Finch,ruth@mail.example,,,weekends",
        "Roy,Dale,roy@mail.example,,York,",
        "Rex,Dale,rex@mail.example,,Hull,",
        "Ruth,Dale,ruth@mail.example,,Leeds,",
        "Roy,Dale,roy@mail.example,07700 900999,,",
      ].join("\n"),
  );
  const params = { id: taken.id };
  const body = { mapping: taken.mapping, from: 0, existing: "update" as const };
  const check = await recruiter.call(contract.checkImport, { params, body });
  expect(check.updates).toMatchObject([
    {
      line: 2,
      candidate_number: numberOf("Ruth"),
      changes: [
        { field: "last_name", before: "Dale", after: "Dale-Finch" },
        { field: "tags", before: "nights", after: "nights, weekends" },
      ],
    },
    { line: 3, changes: [{ field: "city", before: "Hull", after: "York" }] },
  ]);
  expect(check.problems.map(({ line, message }) => [line, message])).toEqual([
    [5, "Line 2 has the same email."],
    [
      6,
      `Line 3 has the same email. Candidate ${numberOf("Ruth")} already has this telephone number.`,
    ],
  ]);
  // A colleague changes Roy meanwhile, so he stays as he is.
  const roy = { id: records.find(({ first_name }) => first_name === "Roy")?.id as number };
  await services.system
    .updateTable("candidates")
    .set((row) => ({ version: row("version", "+", 1) }))
    .where("id", "=", roy.id)
    .execute();
  expect(await recruiter.call(contract.finishImport, { params })).toEqual({
    added: 1,
    updated: 1,
    skipped: 3,
  });
  const after = await recruiter.call(listCandidates, { query: { q: "dale" } });
  const ruth = after.records.find(({ first_name }) => first_name === "Ruth");
  expect(ruth).toMatchObject({
    last_name: "Dale-Finch",
    city: "Hull",
    contact_mobile_number: "+447700900999",
    tags: ["nights", "weekends"],
  });
  expect(after.records.find(({ id }) => id === roy.id)).toMatchObject({ city: "Hull" });
});

test("simultaneous imports of the same people add them once", async () => {
  const before = Number(await count());
  const file = (email: string) =>
    `Xenia;Vale;xenia@mail.example;;\nXaver;Vale;${email};07700 900888;`;
  const [one, other] = [file("xaver@mail.example"), file("x.vale@mail.example")];
  const taken = await Promise.all([one, other, one, other].map((rows) => take(head + rows)));
  for (const each of taken) expect(await checkAll(each)).toEqual([]);
  const answers = await Promise.all(
    taken.map(({ id }) => recruiter.call(contract.finishImport, { params: { id } })),
  );
  expect(answers.map(({ added }) => added).toSorted()).toEqual([0, 0, 0, 2]);
  expect(await count()).toBe(before + 2);
});

test("tags are spelt as in the company's list; a column with too many new tags is refused", async () => {
  const taken = await take(
    "Forename,Surname,Email,Tags\nTia,Lark,tia@mail.example,nights; Weekends only\nTom,Lark,tom@mail.example,NIGHTS",
  );
  await checkAll(taken);
  await recruiter.call(contract.finishImport, { params: { id: taken.id } });
  const { records } = await recruiter.call(listCandidates, { query: { q: "lark" } });
  const tagsOf = (name: string) => records.find(({ first_name }) => first_name === name)?.tags;
  const [nights, weekends] = tagsOf("Tia") ?? [];
  expect([weekends, tagsOf("Tom")]).toEqual(["Weekends only", [nights]]);

  const people = Array.from(
    { length: 10_000 },
    (_, at) => `Tilly;Wren${at};tilly.${at}@mail.example;payroll ${at}`,
  );
  const columns = await take(`Forename;Surname;E-mail;Tags\n${people.join("\n")}`);
  await checkAll(columns);
  const params = { id: columns.id };
  await expect(recruiter.call(contract.finishImport, { params })).rejects.toMatchObject({
    status: 400,
    message: expect.stringMatching(/^This would add 10,000 new tags\. Choose another column/),
  });
  expect(await count("wren1")).toBe(0);
  await recruiter.call(contract.cancelImport, { params });
}, 60_000);

test("a cancelled import leaves nothing", async () => {
  const before = await count();
  const taken = await take(`${head}Nora;Finch;nora@mail.example;;`);
  await checkAll(taken);
  const params = { id: taken.id };
  await recruiter.call(contract.cancelImport, { params });
  await expect(recruiter.call(contract.finishImport, { params })).rejects.toMatchObject({
    status: 404,
  });
  expect(await count()).toBe(before);
});

test("an upload that is cancelled or turns out to be damaged leaves nothing", async () => {
  const people = Array.from(
    { length: 10_000 },
    (_, at) => `Otto;Gray${at};otto${at}@mail.example;;`,
  );
  const bytes = new TextEncoder().encode(head + people.join("\n"));
  const kept = () =>
    services.system.selectFrom("candidate_imports").select(["id", "total"]).execute();
  /** An import that has not fully arrived is not listed, and cannot be checked or added. */
  const expectNoImport = async () => {
    const arriving = (await kept()).find(({ total }) => total >= 2_000);
    const params = { id: arriving?.id as number };
    const { records } = await recruiter.call(contract.listImports, {});
    expect(records.map(({ id }) => id)).not.toContain(params.id);
    const mapping = suggestMapping(["Forename", "Surname", "E-mail"]);
    const check = recruiter.call(contract.checkImport, { params, body: { mapping, from: 0 } });
    await expect(check).rejects.toMatchObject({ status: 404 });
    const finish = recruiter.call(contract.finishImport, { params });
    await expect(finish).rejects.toMatchObject({ status: 404 });
  };
  const before = [await count(), (await kept()).length];
  const half = new ReadableStream({
    async start(controller) {
      controller.enqueue(bytes.slice(0, bytes.length / 2));
      await vi.waitUntil(async () => (await kept()).some(({ total }) => total >= 2_000), 30_000);
      await expectNoImport();
      controller.error(new Error("The reader went away."));
    },
  });
  const spoilt = new Uint8Array([...new TextEncoder().encode(`é;é;é;é;é\n`), ...bytes, 0xe9, 0x0a]);
  for (const [body, said] of [
    [half, /was interrupted/],
    [new Blob([spoilt]).stream(), /letters of this file are damaged/],
  ] as const) {
    const init = { method: "POST", body, duplex: "half" };
    const answer = await recruiter.send("/api/candidates/imports?name=people.csv", init);
    expect([answer.status, answer.headers.get("x-message")]).toEqual([
      400,
      expect.stringMatching(said),
    ]);
  }
  expect([await count(), (await kept()).length]).toEqual(before);
}, 60_000);

test("nobody is added before every row is checked", async () => {
  const { id } = await take(`${head}Nora;Finch;nora@mail.example;;`);
  const call = recruiter.call(contract.finishImport, { params: { id } });
  await expect(call).rejects.toMatchObject({ status: 409 });
});

describe("Specification §1, import: an unreadable file is refused with the reason and a way out", () => {
  test.each([
    ["a workbook", "PK\x03\x04", /is a workbook, not CSV/],
    ["an old workbook", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), /is a workbook, not CSV/],
    ["a picture", "\x89PNG\0\0,\0", /not a text file/],
    ["a note without a table", "Dear Ann,\nsee you.\nNora", /no rows|only one column/],
    ["an empty file", "", /This file is empty/],
    ["one column", "Name\nNora", /only one column/],
    ["no rows", head, /but no rows/],
  ])("%s", async (_, content, message) => {
    const error = (await take(content).catch((refusal: ApiError) => refusal)) as ApiError;
    expect([error.status, error.message]).toEqual([400, expect.stringMatching(message)]);
  });

  test("missing columns", async () => {
    const taken = await take("Forename,Shoe size\nNora,5");
    await expect(checkAll(taken)).rejects.toMatchObject({
      status: 400,
      message: "No column is the email. Choose which one is, or add it to the file.",
    });
  });
});

describe("the company's own fields", () => {
  const add = (
    field: Pick<Input<typeof addCustomField>["body"], "name" | "kind" | "choices" | "is_required">,
  ) => admin.call(addCustomField, { body: { ...field, record: "candidates" } });
  let admin: TestBrowser;
  beforeAll(async () => {
    admin = await signIn(testApi(services), "admin@northgate.example");
    await add({ name: "Available from", kind: "date", choices: [] });
    await add({ name: "Day rate", kind: "number", choices: [] });
    await add({ name: "Badge", kind: "text", choices: [], is_required: true });
  });
  const ownHead = "Name;Email;notice period;Available from;Day rate;Badge\n";

  test("are filled by the columns of their names, and each cell that does not fit is reported", async () => {
    const taken = await take(
      `${ownHead}Olu Fit;olu.fit@mail.example;A MONTH;3 Feb 2027;1,250.50;B1
Olu Date;olu.date@mail.example;None;soon;10;B2
Olu Choice;olu.choice@mail.example;A year;;ten;B3
Olu Blank;olu.blank@mail.example;;;;`,
    );
    expect(taken.mapping.slice(0, 2)).toEqual(["full_name", "email"]);
    expect(taken.mapping.slice(2)).toEqual(Array(4).fill(expect.stringMatching(/^custom_\d+$/)));
    expect(await checkAll(taken)).toEqual([
      { line: 3, message: "Available from: Enter a date with day, month and year." },
      {
        line: 4,
        message:
          "Notice period: “A year” is not one of its choices. Day rate: Enter a number such as 12 or 12.5.",
      },
      { line: 5, message: "Badge is missing." },
    ]);
    await recruiter.call(contract.finishImport, { params: { id: taken.id } });
    const { records } = await recruiter.call(listCandidates, { query: { q: "olu fit" } });
    const params = { id: records[0]?.id ?? 0 };
    const { values } = await recruiter.call(getCandidateCustomValues, { params });
    expect(Object.values(values ?? {}).toSorted()).toEqual([
      "1250.50",
      "2027-02-03",
      "A month",
      "B1",
    ]);
  });

  test("of a known candidate are updated where a cell has another value", async () => {
    const taken = await take(`${ownHead}Olu Fit;olu.fit@mail.example;None;;;`);
    const body = { mapping: taken.mapping, from: 0, existing: "update" as const };
    const { updates } = await recruiter.call(contract.checkImport, {
      params: { id: taken.id },
      body,
    });
    expect(updates.map(({ changes }) => changes)).toEqual([
      [{ field: "Notice period", before: "A month", after: "None" }],
    ]);
    expect(await recruiter.call(contract.finishImport, { params: { id: taken.id } })).toMatchObject(
      {
        updated: 1,
      },
    );
  });

  test("of another company cannot be named", async () => {
    const { id } = await take(`${ownHead}Olu Odd;olu.odd@mail.example;;;;`);
    const mapping = ["full_name", "email", "custom_999999", null, null, null] as const;
    const body = { mapping: [...mapping], from: 0 };
    await expect(
      recruiter.call(contract.checkImport, { params: { id }, body }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

test("an upload that broke off, such as when the server stopped, is deleted after an hour", async () => {
  const { id } = await take(`${head}Nora;Half;nora.half@mail.example;;`);
  const kept = services.system.selectFrom("candidate_imports").select("id").where("id", "=", id);
  await services.system
    .updateTable("candidate_imports")
    .set({ read_date_time: null })
    .where("id", "=", id)
    .execute();
  await sweepImports(services);
  expect(await kept.execute()).toHaveLength(1);
  services.clock.advance(60 * 60_000 + 1);
  await sweepImports(services);
  expect(await kept.execute()).toEqual([]);
  recruiter = await signIn(testApi(services), "recruiter@northgate.example");
});

test("an unfinished import is deleted after a day, and no other", async () => {
  const left = await take(`${head}Nora;Left;nora.left@mail.example;;`);
  const rows = async () =>
    (
      await services.system
        .selectFrom("candidate_import_rows")
        .select("import_id")
        .where("import_id", "in", [left.id, left.id + 1])
        .execute()
    ).map(({ import_id }) => import_id);
  const hour = 60 * 60_000;
  services.clock.advance(23 * hour);
  await sweepImports(services);
  expect(await rows()).toEqual([left.id]);
  recruiter = await signIn(testApi(services), "recruiter@northgate.example");
  const begun = await take(`${head}Nora;Begun;nora.begun@mail.example;;`);
  services.clock.advance(hour + 1);
  await sweepImports(services);
  expect(await rows()).toEqual([begun.id]);
});
