import { getCandidate } from "@ats/core/candidates/details-contract";
import { listCandidates } from "@ats/core/candidates/contract";
import {
  getCandidateCv,
  readCv,
  removeCandidateCv,
  saveCandidateCv,
} from "@ats/core/candidates/cv-contract";
import {
  addCandidate,
  findDuplicates,
  updateCandidate,
} from "@ats/core/candidates/details-contract";
import { cvRefusals } from "@ats/core/candidates/cv-file";
import type { ApiError } from "@ats/core/contract/client";
import type { Input } from "@ats/core/contract/endpoint";
import { listApplications } from "@ats/core/applications/contract";
import { globalSearch } from "@ats/core/search/contract";
import { PDFDocument } from "@cantoo/pdf-lib";
import { Document, Packer, Paragraph } from "docx";
import { beforeAll, describe, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { testCv } from "../testing/records.ts";

let companies: TestCompanies;
let recruiter: TestBrowser;
let manager: TestBrowser;

beforeAll(async () => {
  const services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  await services.files.put("1/cv/ann-2.pdf", new Uint8Array([1]));
  const app = testApi(services);
  recruiter = await signIn(app, "recruiter@northgate.example");
  manager = await signIn(app, "manager@northgate.example");
});

const nora = {
  first_name: "Nora",
  last_name: "Finch",
  email: "Nora.Finch@mail.example",
  contact_mobile_number: "+447700900456",
  city: "Hull",
  postcode: "HU1 2AA",
  current_jobtitle: null,
  current_employer: "",
  tags: ["Nights"],
};
const add = (body: Input<typeof addCandidate>["body"] = nora) =>
  recruiter.call(addCandidate, { body });
const refusalOf = async (call: Promise<unknown>) => {
  const { status, message } = (await call.then(
    () => ({}),
    (error: ApiError) => error,
  )) as ApiError;
  return { status, message };
};

describe("Specification §1, candidates: a new candidate", () => {
  test("has the next number, and is found by every word at once", async () => {
    const added = await add();
    expect(added).toMatchObject({ candidate_number: 1043, current_employer: null, status: null });
    const query = { q: "finch nora" };
    const { records } = await recruiter.call(listCandidates, { query });
    expect(records.map(({ id }) => id)).toEqual([added.id]);
  });

  test("is saved with the telephone number in one form, however it was written, and seen as a duplicate in any", async () => {
    const email = "ivy.quillon@mail.example";
    const body = { ...nora, email, contact_mobile_number: "+44 (0)7700 900871 ext. 3" };
    const { id, contact_mobile_number } = await add(body);
    expect(contact_mobile_number).toBe("+447700900871");
    for (const written of ["07700 900871", "0044 7700‑900871", "7700 900 871 (mobile)"]) {
      const typed = { first_name: "", last_name: "", email: "", postcode: "" };
      const { records } = await recruiter.call(findDuplicates, {
        body: { ...typed, contact_mobile_number: written },
      });
      expect(records).toMatchObject([{ id, reason: "phone" }]);
    }
  });

  test.each([
    ["Suharto", ""],
    ["", "Sukarno"],
  ])("may have one name only: %j %j", async (first_name, last_name) => {
    const name = first_name || last_name;
    const added = await add({ ...nora, first_name, last_name, email: `${name}@mail.example` });
    expect(added).toMatchObject({ first_name, last_name });
    const { records } = await recruiter.call(listCandidates, {
      query: { q: name, sc: "name", so: "asc" },
    });
    expect(records.map(({ id }) => id)).toEqual([added.id]);
    const { version } = await recruiter.call(updateCandidate, {
      params: { id: added.id },
      version: added.version,
      body: {
        ...nora,
        last_name: `${name}\u200b`,
        first_name: "\u3164",
        email: "one@mail.example",
      },
    });
    expect(version).toBe(added.version + 1);
    expect(await recruiter.call(getCandidate, { params: { id: added.id } })).toMatchObject({
      first_name: "",
      last_name: name,
    });
  });

  test("without a visible name is refused", async () => {
    for (const blank of ["", " ", "\u200b", "\u2800", "\u3164", "\u00ad\ufe0f"])
      expect(await refusalOf(add({ ...nora, first_name: blank, last_name: blank }))).toEqual({
        status: 400,
        message: "Enter the first name.",
      });
  });

  test("Quality R3: is added once, however often the call is repeated", async () => {
    const idempotencyKey = crypto.randomUUID();
    const send = () => recruiter.call(addCandidate, { body: nora, idempotencyKey });
    const all = await Promise.all(Array.from({ length: 5 }, send));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  });
});

describe("Specification §1, candidates: an edit", () => {
  test("Quality R2: is refused when somebody has saved since", async () => {
    const { id, version } = await add();
    const save = (first_name: string) =>
      recruiter.call(updateCandidate, {
        params: { id },
        body: { ...nora, first_name },
        version,
      });
    expect((await save("Eleanor")).version).toBe(version + 1);
    expect(await refusalOf(save("Norah"))).toMatchObject({ status: 412 });
    const { first_name } = await recruiter.call(getCandidate, { params: { id } });
    expect(first_name).toBe("Eleanor");
  });

  test("of a name updates the search and the order of applications", async () => {
    const { id } = companies.candidates.ann;
    const { version } = await recruiter.call(getCandidate, { params: { id } });
    const body = { ...nora, first_name: "Ann", last_name: "Zimmer", email: "ann@mail.example" };
    await recruiter.call(updateCandidate, { params: { id }, body, version });
    const found = (q: string) =>
      recruiter.call(globalSearch, { query: { m: "APPLICATIONS", q } }).then(({ total }) => total);
    expect(await found("zimmer")).toBe(2);
    expect(await found("ann bell")).toBe(0);
    const { records } = await recruiter.call(listApplications, {
      params: { id: companies.jobs.carer.id },
      query: { sc: "name", so: "asc" },
    });
    expect(records.map(({ last_name }) => last_name)).toEqual(["Adeyemi", "Zimmer"]);
  });
});

describe("Rules of the field, duplicates", () => {
  const blank = {
    first_name: "",
    last_name: "",
    email: "",
    contact_mobile_number: "",
    postcode: "",
  };
  const find = async (typed: Partial<Input<typeof findDuplicates>["body"]>) =>
    (await recruiter.call(findDuplicates, { body: { ...blank, ...typed } })).records.map(
      ({ candidate_number, reason }) => [candidate_number, reason],
    );

  test("the same email or telephone number, however written, a close name and the same postcode, or the same name, is a duplicate", async () => {
    expect(await find({ email: " OLUWASEUN.ADEYEMI@mail.example" })).toEqual([[1042, "email"]]);
    for (const contact_mobile_number of [
      "+44 7700 900123",
      "+44 (0)7700-900123",
      "0044 7700 900123",
      "07700 900123",
      "(07700) 900 123",
    ])
      expect(await find({ contact_mobile_number })).toContainEqual([1042, "phone"]);
    const close = { first_name: "Oluwaseum", last_name: "Adeyemi" };
    expect(await find({ ...close, postcode: "ls62ab" })).toEqual([[1042, "name"]]);
    expect(await find(close)).toEqual([]);
    expect(await find({ postcode: "LS6 2AB" })).toEqual([]);
    const same = { first_name: "oluwaseun", last_name: "Adeyemi" };
    expect(await find(same)).toEqual([[1042, "name"]]);
    expect(await find({ ...same, last_name: "" })).toEqual([]);
  });

  test("an email is the same in any spelling of its domain, a name in any spelling of its marks", async () => {
    const person = {
      first_name: "Renée",
      last_name: "O’Hara‐Straße",
      email: "renée@Bücher.example",
    };
    const { candidate_number, email } = await add({ ...nora, ...person });
    expect(email).toBe(person.email);
    for (const same of [
      "RENÉE@bücher.example",
      "renée@xn--bcher-kva.example",
      "renée\u200b@bücher.example",
    ])
      expect(await find({ email: same })).toEqual([[candidate_number, "email"]]);
    expect(await find({ email: "renee@bücher.example" })).toEqual([]);
    for (const last_name of ["O'HARA-STRASSE", "O`Hara–Strasse", "Ｏ´Hara-Straße\u2060"])
      expect(await find({ first_name: "renee", last_name })).toEqual([[candidate_number, "name"]]);
  });

  test.each([
    ["Fiona", "McDonald", "Mc Donald"],
    ["Luz", "De La Cruz", "Delacruz"],
    ["Vera", "Vanderberg", "Van der Berg"],
  ])("%s %s is the same as %s, without a postcode", async (first_name, last_name, other) => {
    const person = { first_name, last_name, email: `${first_name}@mail.example` };
    const { candidate_number } = await add({ ...nora, ...person });
    for (const written of [last_name, other])
      expect(await find({ first_name, last_name: written })).toEqual([[candidate_number, "name"]]);
    expect(await find({ first_name: "Nobody", last_name: other })).toEqual([]);
  });

  test("nobody is a duplicate of themselves", async () => {
    const { id } = companies.candidates.oluwaseun;
    expect(await find({ email: "oluwaseun.adeyemi@mail.example", id })).toEqual([]);
  });
});

describe("Specification §1, CVs: a CV", () => {
  const word = async (text: string) =>
    new Blob([
      await Packer.toArrayBuffer(new Document({ sections: [{ children: [new Paragraph(text)] }] })),
    ]);
  const keep = async (file: Blob, id?: number) =>
    recruiter.call(saveCandidateCv, {
      params: { id: id ?? (await add()).id },
      query: { name: "CV.pdf" },
      body: new File([file], "CV.pdf"),
    });
  const numbers = async (cv: string, who = recruiter) =>
    (await who.call(listCandidates, { query: { cv } })).records;

  test.each([
    ["PDF", async () => testCv("Counterbalance forklift, reach truck")],
    ["Word document", () => word("Counterbalance forklifts for six years")],
  ])("as a %s is found by its words, and the result shows them", async (_, file) => {
    const { id } = await add();
    const kept = await keep(await file(), id);
    const found = (await numbers("forklift counterbalance")).find((each) => each.id === id);
    const { text = "", ranges = [] } = found?.cv_excerpt ?? {};
    expect(ranges.map(([from, to]) => text.slice(from, to).toLowerCase())).toEqual([
      "counterbalance",
      expect.stringMatching(/^forklifts?$/),
    ]);
    await recruiter.call(removeCandidateCv, { params: { id, cv: kept.id } });
    expect((await numbers("counterbalance")).map((each) => each.id)).not.toContain(id);
  });

  test.each([
    ["a renamed program", "program", () => new Blob(["MZ\x90\x00 This program cannot be run"])],
    ["an empty file", "empty", () => new Blob([])],
    ["a text", "other", () => new Blob(["Dear all"])],
    ["an older Word file", "old", () => new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1])])],
    ["a broken PDF", "damaged", () => new Blob(["%PDF-1.7 nothing of use"])],
    [
      "a Word document that Word locked, which is no ZIP any more",
      "old",
      () => new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), "EncryptedPackage"]),
    ],
    [
      "a Word document locked as a ZIP is",
      "encrypted",
      () => zip([{ name: "word/document.xml", size: 10, isLocked: true }]),
    ],
    ["a ZIP that is no document", "other", async () => zip([{ name: "a.txt", size: 10 }])],
    [
      "a zip bomb",
      "bomb",
      () =>
        zip([
          { name: "word/document.xml", size: 1 },
          { name: "word/media.bin", size: 2e8 },
        ]),
    ],
  ] as const)("%s is refused with the reason and a way out", async (_, why, file) => {
    expect(await refusalOf(keep(await file()))).toEqual({
      status: 400,
      message: cvRefusals[why],
    });
  });

  test("a locked PDF is refused with the reason and a way out", async () => {
    const locked = await PDFDocument.create();
    locked.addPage();
    locked.encrypt({ userPassword: "secret", ownerPassword: "secret" });
    const file = new Blob([(await locked.save()) as Uint8Array<ArrayBuffer>]);
    expect(await refusalOf(keep(file))).toMatchObject({ message: cvRefusals.encrypted });
  });

  test("of 200 MB is not read to its end", async () => {
    const { id } = await add();
    const piece = new Uint8Array(1_048_576);
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        if (sent > 200) controller.close();
        else controller.enqueue(piece);
      },
    });
    const init = { method: "POST", body, duplex: "half" } as RequestInit;
    const answer = await recruiter.send(`/api/candidates/${id}/cvs?name=CV.pdf`, init);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ message: cvRefusals.large });
    expect(sent).toBeLessThan(20);
  });

  test("is read for contact details and likely duplicates, and is not stored", async () => {
    const text = "oluwaseun.adeyemi@mail.example 07700 900999";
    const facts = await recruiter.call(readCv, { query: { name: "scan.pdf" }, body: testCv(text) });
    expect(facts).toMatchObject({
      email: "oluwaseun.adeyemi@mail.example",
      contact_mobile_number: "+447700900999",
      records: [{ name: "Oluwaseun Adeyemi", reason: "email" }],
    });
    const refused = recruiter.call(readCv, {
      query: { name: "cv.pdf" },
      body: new File(["MZ"], "cv.pdf"),
    });
    expect(await refusalOf(refused)).toEqual({ status: 400, message: cvRefusals.program });
  });

  test("Specification §4: of an anonymised candidate is neither found nor shown to a reader without the right", async () => {
    const { candidates, candidateCv } = companies;
    expect((await numbers("dementia")).map(({ id }) => id)).toEqual([candidates.ann.id]);
    expect(await numbers("dementia", manager)).toEqual([]);
    const params = { id: candidates.ann.id, cv: candidateCv.id };
    expect(await refusalOf(manager.call(getCandidateCv, { params }))).toMatchObject({
      status: 403,
    });
    const shown = await manager.call(getCandidate, { params: { id: candidates.ann.id } });
    expect(shown).toMatchObject({ cv: null, history: null, first_name: null, email: null });
    expect(shown.application_list).toHaveLength(2);
  });
});

/**
 * Builds a ZIP archive whose entries unpack to `size` zeros; locked ones are marked as encrypted.
 */
async function zip(
  files: readonly { name: string; size: number; isLocked?: boolean }[],
): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const list: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const { name, size, isLocked } of files) {
    const zeros = new Blob(
      Array.from({ length: Math.ceil(size / 1e6) }, () => new Uint8Array(1e6)),
    );
    const packed = await new Response(
      zeros.stream().pipeThrough(new CompressionStream("deflate-raw")),
    ).bytes();
    const head = (length: number, write: (view: DataView) => void) => {
      const bytes = new Uint8Array(length + name.length);
      write(new DataView(bytes.buffer));
      bytes.set(new TextEncoder().encode(name), length);
      return bytes;
    };
    const local = head(30, (view) => {
      view.setUint32(0, 0x04034b50, true);
      view.setUint16(8, 8, true);
      view.setUint32(18, packed.length, true);
      view.setUint16(26, name.length, true);
    });
    const offset = at;
    list.push(
      head(46, (view) => {
        view.setUint32(0, 0x02014b50, true);
        view.setUint16(8, isLocked ? 1 : 0, true);
        view.setUint16(10, 8, true);
        view.setUint32(20, packed.length, true);
        view.setUint16(28, name.length, true);
        view.setUint32(42, offset, true);
      }),
    );
    parts.push(local, packed);
    at += local.length + packed.length;
  }
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(10, files.length, true);
  end.setUint32(16, at, true);
  return new Blob([...parts, ...list, end]);
}
