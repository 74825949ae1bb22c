import { getApplication } from "@ats/core/applications/contract";
import { listAuditEvents } from "@ats/core/audit/contract";
import { addApplications } from "@ats/core/candidates/add-to-job-contract";
import { listApplicationValues } from "@ats/core/lists/values-contract";
import { saveView } from "@ats/core/lists/saved-view-contract";
import { saveSpecificSetting } from "@ats/core/settings/company-contract";
import * as contract from "@ats/core/sources/contract";
import { beforeEach, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { addCandidate } from "../testing/records.ts";

let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let admin: TestBrowser;
let recruiter: TestBrowser;
beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  const app = testApi(services);
  admin = await signIn(app, "admin@northgate.example");
  recruiter = await signIn(app, "recruiter@northgate.example");
});

const add = (label: string) =>
  admin.call(contract.addSource, { body: { label }, idempotencyKey: crypto.randomUUID() });
const uses = async () => (await admin.call(contract.listSourceUses, {})).records;
const sourceNamed = async (wanted: string) => (await uses()).find(({ label }) => label === wanted);
const rename = async (before: string, label: string, merge = false) => {
  const { id } = (await sourceNamed(before)) ?? {};
  return admin.call(contract.renameSource, {
    params: { id: id! },
    body: { before, label, merge },
  });
};
const archive = async (label: string, is_archived = true) =>
  admin.call(contract.archiveSource, {
    params: { id: (await sourceNamed(label))!.id! },
    body: { is_archived },
  });
const offered = async () => (await recruiter.call(contract.listSources, {})).values;
const lastEvent = async () => (await admin.call(listAuditEvents, { query: {} })).records[0];

let number = 1060;
/** Adds a candidate to the nurse's job; returns the application. */
async function addToJob(source?: string) {
  number += 1;
  const { id } = await addCandidate(services.system, companies.ids.northgate, `Nora ${number}`, {
    candidate_number: number,
  });
  const { records } = await recruiter.call(addApplications, {
    params: companies.jobs.nurse,
    body: { candidate_ids: [id], ...(source !== undefined && { source }) },
    idempotencyKey: crypto.randomUUID(),
  });
  return { id: records[0]!.application_id! };
}
const sourceOf = async (params: { id: number }) =>
  (await recruiter.call(getApplication, { params })).source;

test("the list has the company's sources and those of its applications, counted", async () => {
  await addToJob("university  FAIR");
  expect(await sourceNamed("University fair")).toMatchObject({
    is_automatic: false,
    applications: 1,
  });
  const automatic = (await uses()).filter(({ is_automatic }) => is_automatic);
  expect(automatic.map(({ label, id }) => [label, id])).toEqual([["Careers page", null]]);
  const { values } = await admin.call(listApplicationValues, { query: { field: "source" } });
  const used = (await uses()).filter(({ applications }) => applications > 0);
  expect(values.toSorted()).toEqual(used.map(({ label }) => label).toSorted());
});

test("the list says which highlights and saved views have a source by its name", async () => {
  const highlight = {
    map_to: "source",
    option_ids_list: [{ id: "1", label: "university fair" }],
    icon: "star",
    highlight_name: "Graduate",
    user_types: ["Recruiter user"],
  };
  await admin.call(saveSpecificSetting, {
    body: {
      field: "ats_settings",
      property: "applicant_highlighting_settings",
      value: JSON.stringify([highlight]),
    },
  });
  const search = [{ field: "source.any", term: "LinkedIn|University fair" }];
  await recruiter.call(saveView, {
    body: {
      list: "applications",
      name: "Graduates",
      state: { filter: "all", sc: "name", so: "asc", search },
    },
  });
  expect(await sourceNamed("University fair")).toMatchObject({
    highlights: ["Graduate"],
    views: 1,
  });
  expect(await sourceNamed("Careers page")).toMatchObject({ highlights: [], views: 0 });
});

test("a candidate who is added to a job has the source that was chosen, or none but the recruiter", async () => {
  expect(await sourceOf(await addToJob("University fair"))).toBe("University fair");
  expect(await sourceOf(await addToJob("linkedin"))).toBe("LinkedIn");
  expect(await sourceOf(await addToJob())).toBe("Added by a recruiter");
  await expect(addToJob("Billboard")).rejects.toMatchObject({
    status: 400,
    message:
      "“Billboard” is not in your company’s list of sources. Choose another one, or leave the source empty.",
  });
});

test("an archived source is offered to nobody, and its applications keep it", async () => {
  const application = await addToJob("University fair");
  await archive("University fair");
  expect(await lastEvent()).toMatchObject({
    type: "source_archived",
    subject_name: "University fair",
  });
  expect(await offered()).not.toContain("University fair");
  await expect(addToJob("University fair")).rejects.toMatchObject({ status: 400 });
  expect(await sourceOf(application)).toBe("University fair");
  await archive("University fair", false);
  expect((await offered()).slice(0, 2)).toEqual(["Added by a recruiter", "University fair"]);
});

test("a source is renamed on its applications too, and the audit log says from what", async () => {
  const application = await addToJob("University fair");
  await rename("University fair", "Careers  fair");
  expect(await sourceOf(application)).toBe("Careers fair");
  expect(await lastEvent()).toMatchObject({
    type: "source_renamed",
    subject_name: "University fair",
    changes: [{ field: "name", before: "University fair", after: "Careers fair" }],
  });
  await rename("Careers fair", "CAREERS fair");
  expect(await sourceOf(application)).toBe("CAREERS fair");
});

test.each(["trade SHOW", "linkedin"])(
  "a source takes the name of %s only by a merge",
  async (label) => {
    await add("Trade show");
    const application = await addToJob("University fair");
    await expect(rename("University fair", label)).rejects.toMatchObject({ status: 409 });
    await rename("University fair", label, true);
    expect(await sourceNamed("University fair")).toBeUndefined();
    expect((await sourceOf(application))?.toLowerCase()).toBe(label.toLowerCase());
    expect(await sourceOf(application)).not.toBe(label);
    expect((await lastEvent())?.type).toBe("source_merged");
  },
);

test("a source that a colleague renamed meanwhile is not renamed again", async () => {
  const { id } = companies.sources.fair;
  await rename("University fair", "Careers fair");
  await expect(
    admin.call(contract.renameSource, {
      params: { id },
      body: { before: "University fair", label: "Fair" },
    }),
  ).rejects.toMatchObject({
    status: 409,
    message: "This source was renamed to “Careers fair” meanwhile. Look at it and save again.",
  });
});

test.each([
  ["university  FAIR", "There is a source “University fair” already. Choose another name."],
  [
    "linkedin",
    "“LinkedIn” is recorded automatically, so it needs no place in the list. Choose another name.",
  ],
  [
    "Link: newsletter",
    "Names that begin with “Link:” are kept for applications from links. Choose another name.",
  ],
  ["  ", expect.any(String)],
  ["x".repeat(61), expect.any(String)],
])("“%s” is no name of a new source, and the refusal says why", async (label, message) => {
  await expect(add(label)).rejects.toMatchObject({ message });
  expect(await uses()).toHaveLength(2);
});

test("a name of an archived source is refused with the way back to it", async () => {
  await archive("University fair");
  await expect(add("university fair")).rejects.toMatchObject({
    status: 409,
    message: "“University fair” is archived. Restore it, or choose another name.",
  });
});
