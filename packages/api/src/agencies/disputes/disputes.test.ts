import * as company from "@ats/core/agencies/disputes-contract";
import { endAgencyLink } from "@ats/core/agencies/link-contract";
import { endOwnership, getCandidateOwnership } from "@ats/core/agencies/ownership-contract";
import { getJobReleases, releaseJob, withdrawReleases } from "@ats/core/agencies/release-contract";
import { disputesPerDay, mostProofs, mostStatements } from "@ats/core/agencies/dispute";
import * as agency from "@ats/core/agency-portal/disputes-contract";
import { getSubmissionOwnership } from "@ats/core/agency-portal/ownership-contract";
import * as submissions from "@ats/core/agency-portal/submission-contract";
import { getCandidate } from "@ats/core/candidates/details-contract";
import { eraseCandidate } from "@ats/core/candidates/erasure-contract";
import { PDFDocument } from "@cantoo/pdf-lib";
import { type Kysely, sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { mailAgencies } from "../../agency-portal/mail-agencies.ts";
import type { Tables } from "../../database/tables.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../../testing/app.ts";
import { type TestCompanies, testCompanies } from "../../testing/companies.ts";
import { testDatabase } from "../../testing/database.ts";
import { testCv } from "../../testing/records.ts";

let db: Kysely<Tables>;
let companies: TestCompanies;
let services: ReturnType<typeof testServices>;
let app: ReturnType<typeof testApi>;
let agent: TestBrowser;
let other: TestBrowser;
let admin: TestBrowser;
/** The first agency's, which owns the candidate. */
let submission: { id: number; application_id: number };

const mia = { email: "mia@hill.example", contact_mobile_number: "+447400900123" };
const reason = "We sent her CV by email on 3 May, before the other agency met her.";
const client = () => ({ client_id: companies.ids.northgate });
const ofJob = () => ({ ...client(), job_id: companies.jobs.nurse.id });

async function submit(by: TestBrowser) {
  services.clock.advance(1_000);
  const { upload } = await by.call(submissions.readSubmittedCv, {
    params: ofJob(),
    query: { name: "Mia Hill.pdf" },
    body: testCv(),
  });
  const { records } = await by.call(submissions.submitCandidates, {
    params: ofJob(),
    body: {
      candidates: [
        {
          ...mia,
          first_name: "Mia",
          last_name: "Hill",
          cv: { upload, name: "Mia Hill.pdf" },
          consent_date: "2026-01-10",
          has_right_to_represent: true as const,
          accepts_fee: true as const,
        },
      ],
    },
  });
  return records[0];
}

const openOfPerson = async (by: TestBrowser, person: object = mia) =>
  (
    await by.call(agency.openPersonDispute, {
      params: client(),
      body: { job_id: companies.jobs.nurse.id, first_name: "Mia", reason, ...person },
    })
  ).id;

const openOfCompany = (by: TestBrowser, decider_id = companies.users.master.id) =>
  by.call(company.openAgencyDispute, {
    body: { submission_id: submission.id, reason, decider_id },
  });

const name = (id: number, by = admin, decider_id = companies.users.admin.id) =>
  by.call(company.nameDisputeDecider, { params: { id }, body: { decider_id } });

function decide(id: number, body: object, by = admin) {
  services.clock.advance(1_000);
  return by.call(company.decideDispute, {
    params: { id },
    body: { owns: false, reason, ...body } as never,
  });
}

const ofAgency = (id: number, by = other) =>
  by.call(agency.getClientDispute, { params: { ...client(), id } });
const ofClient = (id: number, by = admin) => by.call(company.getAgencyDispute, { params: { id } });

const isOpen = async (by: TestBrowser) =>
  (await by.call(submissions.checkCandidate, { params: ofJob(), body: mia })).is_open;

const ownerOf = async () =>
  (await admin.call(getCandidateOwnership, { params: { id: submission.application_id } })).owner;

const endFor = () =>
  admin.call(endOwnership, { params: { id: submission.id }, body: { reason: "AGREED" } });

async function openOfSubmission(by = agent) {
  services.clock.advance(1_000);
  const body = { submission_id: submission.id, reason };
  return (await by.call(agency.openSubmissionDispute, { params: client(), body })).id;
}

beforeEach(async () => {
  db = await testDatabase();
  companies = await testCompanies(db);
  services = testServices(db);
  app = testApi(services);
  agent = await signIn(app, "agent@brightstaff.example");
  other = await signIn(app, "agent@carewise.example");
  admin = await signIn(app, "admin@northgate.example");
  await admin.call(releaseJob, {
    params: { id: companies.jobs.nurse.id },
    body: { targets: [{ kind: "all" }] },
  });
  const submitted = await submit(agent);
  submission = await db
    .selectFrom("agency_submissions")
    .select(["id", "application_id"])
    .where("id", "=", submitted?.submission_id ?? 0)
    .executeTakeFirstOrThrow();
});

test("Specification §9, Disputes: both sides read one file, byte by byte", async () => {
  expect(await isOpen(other)).toBe(false);
  const id = await openOfPerson(other);
  await name(id);
  await other.call(agency.addClientDisputeStatement, {
    params: { ...client(), id },
    body: { text: "Here is her email." },
  });
  await other.call(agency.attachClientDisputeProof, {
    params: { ...client(), id },
    body: testCv(),
  });
  await admin.call(company.addDisputeStatement, {
    params: { id },
    body: { text: "We heard of her on 2 May." },
  });
  await decide(id, {});
  const seen = await ofAgency(id);
  expect(seen).toEqual(await ofClient(id));
  expect(JSON.stringify(seen)).toBe(JSON.stringify(await ofClient(id)));
  expect(seen).toMatchObject({
    state: "DECIDED",
    opened_by: "AGENCY",
    decider: "Helen Whitworth",
    person: { first_name: "Mia", email: "mia@hill.example" },
    decision: { owns: false, from: null, until: null, reason, by: "Helen Whitworth" },
  });
  expect(seen.timeline.map(({ kind, side }) => `${side} ${kind}`)).toEqual([
    "AGENCY OPENED",
    "COMPANY DECIDER",
    "AGENCY STATEMENT",
    "AGENCY PROOF",
    "COMPANY STATEMENT",
    "COMPANY DECISION",
  ]);
});

test("the answer to opening is the same for a person whom the client knows and one whom it does not", async () => {
  const strange = { email: "nobody@knows.example", contact_mobile_number: null };
  const known = await ofAgency(await openOfPerson(other));
  const unknown = await ofAgency(await openOfPerson(other, strange));
  const blank = { id: 0, created_date_time: "", person: null, timeline: [] };
  expect({ ...known, ...blank }).toEqual({ ...unknown, ...blank });
  expect(known.timeline.map(({ kind }) => kind)).toEqual(["OPENED"]);
  expect(unknown.timeline.map(({ kind }) => kind)).toEqual(["OPENED"]);
});

test("the company alone reads whose the candidate is; another agency's name is nowhere in the file", async () => {
  const id = await openOfPerson(other);
  await name(id);
  expect(
    (await admin.call(company.getDisputeHandling, { params: { id } })).owner?.agency.name,
  ).toBe("Brightstaff");
  await decide(id, { owns: true, from: "2026-11-20", until: "2027-05-20" });
  const said = JSON.stringify([
    await ofAgency(id),
    await other.call(agency.listClientDisputes, { params: client() }),
  ]);
  expect(said).not.toMatch(/Brightstaff|Zara/);
});

test("a person whom a decision gives to an agency is open for it, and for no other", async () => {
  const id = await openOfPerson(other);
  await name(id);
  await decide(id, { owns: true, from: "2026-11-20", until: "2027-05-20" });
  expect(await isOpen(agent)).toBe(false);
  expect(await isOpen(other)).toBe(true);
  const lost = await agent.call(getSubmissionOwnership, {
    params: { ...client(), id: submission.id },
  });
  expect(lost).toMatchObject({ state: "ENDED", owned_until: "2026-11-19" });
  expect(lost.history.at(-1)).toMatchObject({ kind: "ENDED", reason: "DECIDED" });
  expect(await submit(other)).toMatchObject({ submitted: true });
  expect((await ownerOf())?.agency.name).toBe("Carewise");
  expect((await ofAgency(id)).timeline.at(-1)).toMatchObject({ kind: "SUBMITTED", side: null });
});

test("a person who applied directly is open for the agency to which a decision gives them", async () => {
  const ann = { email: "ann.bell@mail.example", contact_mobile_number: null };
  const ask = async () =>
    (await other.call(submissions.checkCandidate, { params: ofJob(), body: ann })).is_open;
  expect(await ask()).toBe(false);
  const id = await openOfPerson(other, ann);
  await name(id);
  await decide(id, { owns: true, from: "2026-11-20", until: "2027-05-20" });
  expect(await ask()).toBe(true);
});

test("a decision gives back an ownership that the company ended", async () => {
  await endFor();
  const id = await openOfSubmission();
  await name(id);
  await expect(decide(id, { owns: true, from: "2026-01-01", until: "2027-08-20" })).rejects.toThrow(
    "The first day can be today only, 20 November 2026.",
  );
  await expect(decide(id, { owns: true, from: "2026-11-20", until: "2029-11-20" })).rejects.toThrow(
    "Enter a last day within 24 months.",
  );
  await decide(id, { owns: true, from: "2026-11-20", until: "2027-08-20" });
  expect(await ownerOf()).toMatchObject({ agency: { name: "Brightstaff" }, until: "2027-08-20" });
  expect(await isOpen(other)).toBe(false);
  expect((await ofAgency(id, agent)).timeline.map(({ kind }) => kind)).toEqual([
    "SUBMITTED",
    "ENDED",
    "OPENED",
    "DECIDER",
    "RENEWED",
    "DECISION",
  ]);
});

test("a decision takes a candidate from an agency that another owned meanwhile", async () => {
  await endFor();
  await db
    .updateTable("applications")
    .set({ status: "REJECTED" })
    .where("id", "=", submission.application_id)
    .execute();
  expect(await submit(other)).toMatchObject({ submitted: true });
  const id = await openOfSubmission();
  await name(id);
  await decide(id, { owns: true, from: "2026-11-20", until: "2027-08-20" });
  expect((await ownerOf())?.agency.name).toBe("Brightstaff");
  const file = JSON.stringify(await ofAgency(id, agent));
  expect(file).not.toMatch(/Carewise|Jo Marsh/);
});

test("the company disputes a submission, and a decision ends the ownership", async () => {
  const { id } = await openOfCompany(admin);
  const master = await signIn(app, "master@northgate.example");
  expect(await ofAgency(id, agent)).toEqual(await ofClient(id));
  await decide(id, {}, master);
  expect(await ownerOf()).toBeNull();
  expect((await ofAgency(id, agent)).timeline.at(-2)).toMatchObject({
    kind: "ENDED",
    reason: "DECIDED",
  });
});

test("a decision may shorten an ownership", async () => {
  const { id } = await openOfCompany(admin);
  const master = await signIn(app, "master@northgate.example");
  await decide(id, { owns: true, from: "2026-11-20", until: "2026-12-31" }, master);
  expect(await ownerOf()).toMatchObject({ until: "2026-12-31" });
});

test("whoever opened a dispute does not decide it, nor does anybody but the one who is named", async () => {
  await expect(openOfCompany(admin, companies.users.admin.id)).rejects.toThrow(
    "Whoever opened a dispute does not decide it.",
  );
  const { id } = await openOfCompany(admin);
  await expect(decide(id, {})).rejects.toThrow("is named to decide this dispute");
  await expect(name(id)).rejects.toThrow("Whoever opened a dispute does not decide it.");
  await expect(name(id, admin, companies.users.recruiter.id)).rejects.toThrow(
    "This colleague may not decide disputes.",
  );
  const undecided = await openOfPerson(other);
  await expect(decide(undecided, {})).rejects.toThrow("Nobody is named to decide this dispute.");
});

test("a reader of agencies reads the file, and changes nothing", async () => {
  const id = await openOfPerson(other);
  const recruiter = await signIn(app, "recruiter@northgate.example");
  expect((await ofClient(id, recruiter)).state).toBe("OPEN");
  for (const change of [() => name(id, recruiter), () => decide(id, {}, recruiter)])
    await expect(change()).rejects.toMatchObject({ status: 403 });
});

test("a decision needs a reason, and a decided file takes nothing more", async () => {
  const id = await openOfPerson(other);
  await name(id);
  await expect(decide(id, { reason: "No." })).rejects.toThrow(
    "Give the reason in 20 characters or more.",
  );
  await expect(decide(id, { owns: true })).rejects.toThrow("Enter the first day.");
  await decide(id, {});
  const params = { ...client(), id };
  for (const change of [
    () => other.call(agency.addClientDisputeStatement, { params, body: { text: "But" } }),
    () => other.call(agency.attachClientDisputeProof, { params, body: testCv() }),
    () => other.call(agency.withdrawClientDispute, { params }),
    () => admin.call(company.addDisputeStatement, { params: { id }, body: { text: "But" } }),
    () => decide(id, {}),
    () => name(id, admin, companies.users.master.id),
  ])
    await expect(change()).rejects.toThrow("This dispute is decided");
});

test("the side that opened a dispute alone withdraws it", async () => {
  const id = await openOfPerson(other);
  await expect(admin.call(company.withdrawAgencyDispute, { params: { id } })).rejects.toThrow(
    "The other side opened this dispute",
  );
  await other.call(agency.withdrawClientDispute, { params: { ...client(), id } });
  expect(await ofClient(id)).toMatchObject({ state: "WITHDRAWN" });
});

test("an agency disputes what it no longer has: not what is its own, nor what it withdrew", async () => {
  await expect(openOfSubmission()).rejects.toThrow("The candidate is yours");
  await endFor();
  await openOfSubmission();
  await expect(openOfSubmission()).rejects.toThrow("is open already");
  await openOfPerson(other);
  await expect(openOfPerson(other)).rejects.toThrow("You have an open dispute about this person");
});

test("another agency, an unlinked one, a withdrawn release and guessed ids find nothing", async () => {
  await endFor();
  const id = await openOfSubmission();
  await agent.call(agency.attachClientDisputeProof, {
    params: { ...client(), id },
    body: testCv(),
  });
  const proof_id = (await ofClient(id)).timeline.at(-1)?.proof?.id ?? 0;
  expect(proof_id).toBeGreaterThan(0);
  const unlinked = await signIn(app, "agent@quickhire.example");
  const riverside = await signIn(app, "admin@riverside.example");
  const calls = (by: TestBrowser, params: { client_id: number; id: number }) => [
    () => by.call(agency.getClientDispute, { params }),
    () => by.call(agency.addClientDisputeStatement, { params, body: { text: "Ours" } }),
    () => by.call(agency.attachClientDisputeProof, { params, body: testCv() }),
    () => by.call(agency.getClientDisputeProof, { params: { ...params, proof_id } }),
    () => by.call(agency.withdrawClientDispute, { params }),
  ];
  for (const call of [
    ...calls(other, { ...client(), id }),
    ...calls(agent, { ...client(), id: 999_999 }),
    ...calls(agent, { client_id: companies.ids.riverside, id }),
  ])
    await expect(call()).rejects.toThrow("This dispute does not exist, or you may not see it.");
  for (const call of calls(unlinked, { ...client(), id }))
    await expect(call()).rejects.toThrow("This client does not exist, or you may not see it.");
  await expect(
    agent.call(agency.getClientDisputeProof, {
      params: { ...client(), id, proof_id: companies.disputes.open.proof },
    }),
  ).rejects.toThrow("This proof does not exist");
  await expect(openOfSubmission(other)).rejects.toThrow("This candidate does not exist");
  await expect(ofClient(id, riverside)).rejects.toThrow("This dispute does not exist");
  expect((await other.call(agency.listClientDisputes, { params: client() })).total).toBe(0);
  const { releases } = await admin.call(getJobReleases, {
    params: { id: companies.jobs.nurse.id },
  });
  await admin.call(withdrawReleases, {
    params: { id: companies.jobs.nurse.id },
    body: { releases: releases.map((release) => release.id) },
  });
  await expect(openOfPerson(other)).rejects.toThrow("This job does not exist");
});

test("an agency whose link has ended reads no file", async () => {
  const id = await openOfPerson(other);
  await admin.call(endAgencyLink, { params: { id: companies.agencies.carewise.id } });
  await expect(ofAgency(id)).rejects.toThrow("This client does not exist");
  await name(id);
  await decide(id, {});
});

test("proofs reach the other side under neutral names, without what their files tell of their author", async () => {
  const id = await openOfPerson(other);
  const document = await PDFDocument.create();
  document.addPage([300, 300]);
  document.setAuthor("SENTINEL author");
  document.setTitle("SENTINEL title");
  const bytes = await document.save({ useObjectStreams: false });
  await admin.call(company.attachDisputeProof, {
    params: { id },
    body: new File([bytes as BlobPart], "Brightstaff SENTINEL.pdf", { type: "application/pdf" }),
  });
  const { proof } = (await ofAgency(id)).timeline.at(-1) ?? {};
  expect(proof).toMatchObject({ name: "Proof 1.pdf", type: "application/pdf" });
  const stored = await other.call(agency.getClientDisputeProof, {
    params: { ...client(), id, proof_id: proof?.id ?? 0 },
  });
  const read = await PDFDocument.load(await stored.arrayBuffer(), { updateMetadata: false });
  expect(read.getPageCount()).toBe(1);
  expect([read.getAuthor(), read.getTitle()]).toEqual([undefined, undefined]);
  expect(Buffer.from(await stored.arrayBuffer()).toString("latin1")).not.toContain("SENTINEL");
  expect(JSON.stringify(await ofAgency(id))).not.toContain("SENTINEL");
  await expect(
    admin.call(company.attachDisputeProof, { params: { id }, body: new File(["<html>"], "a.pdf") }),
  ).rejects.toThrow("This file is neither a PDF nor a picture.");
});

test("internal notes and what the company knows of the person are not in the file", async () => {
  await sql`update agencies set note = 'SENTINEL'`.execute(db);
  await sql`update agency_submissions set note = 'SENTINEL'`.execute(db);
  await sql`update applications set status_reason = 'SENTINEL'`.execute(db);
  await sql`update candidates set city = 'SENTINEL' where email = ${mia.email}`.execute(db);
  await endFor();
  const id = await openOfSubmission();
  expect(JSON.stringify([await ofAgency(id, agent), await ofClient(id)])).not.toContain("SENTINEL");
});

test("the limits hold before work begins", async () => {
  const id = await openOfPerson(other);
  const many = (kind: "STATEMENT" | "PROOF", count: number) =>
    sql`insert into agency_dispute_entries
      (company_id, dispute_id, kind, side, author, text, created_date_time)
      select ${companies.ids.northgate}, ${id}, ${kind}, 'AGENCY', '', '', now()
      from generate_series(1, ${count})`.execute(db);
  await many("STATEMENT", mostStatements);
  await many("PROOF", mostProofs);
  const params = { ...client(), id };
  await expect(
    other.call(agency.addClientDisputeStatement, { params, body: { text: "More" } }),
  ).rejects.toThrow(`Each side makes ${mostStatements} statements`);
  await expect(
    other.call(agency.attachClientDisputeProof, { params, body: new File(["x"], "x") }),
  ).rejects.toThrow(`Each side adds ${mostProofs} proofs`);
  await admin.call(company.addDisputeStatement, { params: { id }, body: { text: "Ours" } });
  for (let opened = 1; opened < disputesPerDay.AGENCY; opened++)
    await openOfPerson(other, { email: `person${opened}@mail.example` });
  await expect(openOfPerson(other, { email: "last@mail.example" })).rejects.toMatchObject({
    status: 429,
  });
});

test("each side is mailed that the file has news, without its words", async () => {
  await db
    .updateTable("users")
    .set({ send_notification: true })
    .where("company_id", "in", [companies.ids.northgate, companies.ids.carewise])
    .execute();
  const id = await openOfPerson(other);
  await name(id);
  await admin.call(company.addDisputeStatement, { params: { id }, body: { text: "SENTINEL" } });
  services.clock.advance(120_000);
  await mailAgencies(services);
  const mails = await db
    .selectFrom("outgoing_mail")
    .select(["company_id", "subject", "text"])
    .execute();
  const said = (company_id: number) =>
    mails
      .filter((mail) => mail.company_id === company_id)
      .map(({ subject, text }) => `${subject}\n${text}`)
      .join("\n");
  expect(said(companies.ids.northgate)).toContain(
    "Carewise opens a dispute about a candidate for Staff Nurse",
  );
  expect(said(companies.ids.carewise)).toContain(
    "The dispute about a candidate for Staff Nurse has news.",
  );
  expect(JSON.stringify(mails)).not.toMatch(/SENTINEL|Mia/);
});

test("a reader for whom applicants are anonymised opens no file that names one", async () => {
  const id = await openOfPerson(other);
  await sql`update jobs set anonymised = true where id = ${companies.jobs.nurse.id}`.execute(db);
  await sql`update roles set scope = 'company', rights = '{VIEW_JOBS,VIEW_CANDIDATES,VIEW_AGENCIES}'
    where id = ${companies.ownRole}`.execute(db);
  await sql`update users set role_id = ${companies.ownRole}, user_type = 'Department recruiter'
    where email = 'manager@northgate.example'`.execute(db);
  const manager = await signIn(app, "manager@northgate.example");
  await expect(ofClient(id, manager)).rejects.toThrow("anonymised for you");
  const list = await manager.call(company.listAgencyDisputes, {});
  expect(JSON.stringify(list)).not.toMatch(/Mia|mia@/);
});

test("an erased person is no longer in the file, and its proofs are gone", async () => {
  const id = await openOfPerson(other);
  await other.call(agency.attachClientDisputeProof, {
    params: { ...client(), id },
    body: testCv(),
  });
  const { candidate_id } = await db
    .selectFrom("applications")
    .select("candidate_id")
    .where("id", "=", submission.application_id)
    .executeTakeFirstOrThrow();
  await sql`update applications set status = 'REJECTED' where candidate_id = ${candidate_id}`.execute(
    db,
  );
  const { version } = await admin.call(getCandidate, { params: { id: candidate_id } });
  await admin.call(eraseCandidate, {
    params: { id: candidate_id },
    version,
    body: { reason: "The person asked for it" },
  });
  const file = await ofAgency(id);
  expect(JSON.stringify(file)).not.toMatch(/Mia|mia@|3 May/);
  expect(file.timeline.map(({ proof }) => proof)).toEqual([null, null]);
});

test("a role without contact details reads the dispute without them", async () => {
  const id = await openOfPerson(agent);
  expect((await ofClient(id)).person.email).toBe("mia@hill.example");
  const role = await db
    .insertInto("roles")
    .values({
      company_id: companies.ids.northgate,
      name: "No contacts",
      rights: ["VIEW_AGENCIES", "VIEW_JOBS"],
      scope: "company",
      hidden_groups: ["contact"],
      created_by: null,
      created_date_time: services.clock(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id: reader } = companies.users.recruiter;
  await db
    .updateTable("users")
    .set({ user_type: "No contacts", role_id: role.id, scope_values: [] })
    .where("id", "=", reader)
    .execute();
  const recruiter = await signIn(app, "recruiter@northgate.example");
  const { person } = await recruiter.call(company.getAgencyDispute, { params: { id } });
  expect(person).toMatchObject({ first_name: "Mia", email: null, contact_mobile_number: null });
});
