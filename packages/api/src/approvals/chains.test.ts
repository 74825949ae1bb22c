import * as contract from "@ats/core/approvals/chains-contract";
import type { StoredChain, StoredStep } from "@ats/core/approvals/stored-chain";
import { listAuditEvents } from "@ats/core/audit/contract";
import { changeRole, removeRole } from "@ats/core/roles/contract";
import { deactivateUser, getDuties } from "@ats/core/users/leaving-contract";
import { beforeEach, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { chainStep } from "../testing/chain-step.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";

let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let admin: TestBrowser;
let board: number;
beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  admin = await signIn(testApi(services), "admin@northgate.example");
  board = companies.approvalChain.id;
});

const person = (user: { id: number }) => ({ by: "person" as const, user_id: user.id });
const step = (more: Partial<StoredStep> = {}): StoredStep =>
  chainStep("Finance", 1, companies.users.manager.id, more);
const chain = (more: Partial<StoredChain> = {}): StoredChain => ({
  kind: "job",
  name: "Nurses",
  scope: [],
  steps: [step()],
  ...more,
});
const list = async () => (await admin.call(contract.listApprovalChains, {})).records;
const add = (body = chain()) =>
  admin.call(contract.addApprovalChain, { body, idempotencyKey: crypto.randomUUID() });
const change = ({ id, version }: { id: number; version: number }, body: StoredChain) =>
  admin.call(contract.changeApprovalChain, { params: { id }, version, body });
const turnOn = ({ id, version }: { id: number; version: number }) =>
  admin.call(contract.switchApprovalChain, { params: { id }, version, body: { is_on: true } });
const forJob = (id: number) => admin.call(contract.findApprovalChain, { params: { id } });
const lastEvent = async () => (await admin.call(listAuditEvents, { query: {} })).records[0];

test("a chain is added below the others and off, then changed, switched on and deleted", async () => {
  const added = await add();
  expect(added).toMatchObject({ ...chain(), is_on: false, version: 1, waiting: 0 });
  expect((await list()).map(({ name }) => name)).toEqual(["Board", "Nurses"]);
  const changed = await change(added, chain({ name: "Ward staff" }));
  await expect(change(added, chain())).rejects.toMatchObject({ status: 412 });
  const { version } = await turnOn(changed);
  expect(await lastEvent()).toMatchObject({
    type: "approval_chain_on",
    subject_name: "Ward staff",
  });
  const { people } = await admin.call(contract.listApprovalChains, {});
  expect(people).toEqual([expect.objectContaining({ id: companies.users.manager.id })]);
  await admin.call(contract.removeApprovalChain, { params: { id: added.id }, version });
  expect((await list()).map(({ name }) => name)).toEqual(["Board"]);
});

test("steps are kept in the order of their stages", async () => {
  const steps = [step({ stage: 2 }), step({ id: "ward", name: "Ward", stage: 1 })];
  const added = await add(chain({ steps }));
  expect(added.steps.map(({ name }) => name)).toEqual(["Ward", "Finance"]);
});

test("the first chain that is on and matches takes a job, and says which steps it would skip", async () => {
  const { nurse } = companies.jobs;
  expect(await forJob(nurse.id)).toEqual({ chain_id: null, skipped: [] });
  const dear = { field: "salary_max", is: "at_least", value: 9_000_000, currency: "GBP" } as const;
  const nurses = await add(
    chain({ steps: [step(), step({ id: "dear", name: "Board", stage: 2, condition: dear })] }),
  );
  const elsewhere = await add(
    chain({ name: "Paris", scope: [{ field: "location", is: "one_of", values: ["Paris"] }] }),
  );
  await turnOn(nurses);
  await turnOn(elsewhere);
  expect(await forJob(nurse.id)).toEqual({ chain_id: nurses.id, skipped: ["dear"] });
  await turnOn({ id: board, version: 1 });
  expect((await forJob(nurse.id)).chain_id).toBe(board);
  const move = () =>
    admin.call(contract.moveApprovalChain, {
      params: { id: board },
      body: { before: 1, after: 3 },
    });
  await move();
  expect((await list()).map(({ id }) => id)).toEqual([nurses.id, elsewhere.id, board]);
  expect((await forJob(nurse.id)).chain_id).toBe(nurses.id);
  expect(await lastEvent()).toMatchObject({
    type: "approval_chain_moved",
    changes: [{ field: "place", before: 1, after: 3 }],
  });
  await expect(move()).rejects.toMatchObject({ status: 409, message: /changed meanwhile/ });
});

test("a chain is tried on the last year before it is switched on: who is asked, days and skipped steps", async () => {
  const dear = { field: "salary_max", is: "at_least", value: 9_000_000, currency: "GBP" } as const;
  const { id } = await add(
    chain({
      steps: [
        step({ approvers: [{ by: "hiring_manager" }] }),
        step({ id: "dear", name: "Board", stage: 2, condition: dear }),
      ],
    }),
  );
  const tryOut = () => admin.call(contract.simulateApprovalChain, { params: { id } });
  const { requests, taken, ...tried } = await tryOut();
  expect(taken).toBe(requests);
  expect(taken).toBeGreaterThan(0);
  expect(tried).toEqual({
    days: { median: 1, most: 1 },
    asked: [{ name: "Priya Raman", times: taken }],
    skipped: [{ step_id: "dear", times: taken }],
  });
  // The chain above would take them all.
  await turnOn({ id: board, version: 1 });
  expect(await tryOut()).toMatchObject({ requests, taken: 0, asked: [] });
});

test.each<[string, () => StoredChain, number, RegExp]>([
  ["a name that is taken", () => chain({ name: "bOARD" }), 409, /this name already/],
  [
    "somebody of another company",
    () => chain({ steps: [step({ approvers: [person(companies.users.riverside)] })] }),
    400,
    /“Finance” names somebody who cannot sign in here/,
  ],
  [
    "a fallback of another company",
    () => chain({ steps: [step({ fallback: companies.users.riverside.id })] }),
    400,
    /cannot sign in here/,
  ],
  [
    "a role that is gone",
    () => chain({ steps: [step({ approvers: [{ by: "role", role: "Bursar" }] })] }),
    400,
    /asks the role Bursar, which does not exist/,
  ],
  [
    "more approvals than approvers",
    () => chain({ steps: [step({ needed: 2 })] }),
    400,
    /More approvals are needed than there are approvers/,
  ],
  [
    "an escalation to nobody",
    () => chain({ steps: [step({ escalate_after: 2 })] }),
    400,
    /Choose who is asked when nobody decides in time/,
  ],
])("a chain with %s is refused", async (_, body, status, message) => {
  await expect(add(body())).rejects.toMatchObject({ status, message });
});

test("a role that a chain asks takes its new name with it, and ends only after it", async () => {
  const { ownRole: id } = companies;
  const asksRole = (role: string) =>
    chain({ steps: [step({ approvers: [{ by: "role", role }] })] });
  const added = await add(asksRole("Department recruiter"));
  const body = {
    name: "Ward recruiter",
    rights: ["VIEW_JOBS" as const],
    scope: "company" as const,
    hidden_groups: [],
  };
  const { version } = await admin.call(changeRole, { params: { id }, version: 1, body });
  const approversNow = async () =>
    (await list()).find((each) => each.id === added.id)?.steps[0]?.approvers;
  expect(await approversNow()).toEqual([{ by: "role", role: "Ward recruiter" }]);
  const remove = (query: object) => admin.call(removeRole, { params: { id }, version, query });
  await expect(remove({})).rejects.toMatchObject({
    status: 409,
    message: /The approval chain Nurses asks the role Ward recruiter/,
  });
  await remove({ move_to: "Recruiter user" });
  expect(await approversNow()).toEqual([{ by: "role", role: "Recruiter user" }]);
});

test("a leaver hands the chains that name them over to a colleague", async () => {
  const { manager, recruiter, admin: colleague } = companies.users;
  await add(
    chain({
      steps: [
        step({
          approvers: [person(manager), person(recruiter)],
          needed: 2,
          fallback: manager.id,
        }),
      ],
    }),
  );
  const { records } = await admin.call(getDuties, { params: { id: manager.id } });
  expect(records.find(({ kind }) => kind === "APPROVAL_CHAIN")?.items).toEqual([
    expect.objectContaining({ label: "Nurses" }),
  ]);
  await admin.call(deactivateUser, {
    params: { id: manager.id },
    body: { plan: records.map(({ kind }) => ({ kind, to: handsOver(kind, colleague.id) })) },
  });
  expect((await list()).at(-1)?.steps[0]).toMatchObject({
    approvers: [person(colleague), person(recruiter)],
    needed: 2,
    fallback: colleague.id,
  });
});

const handsOver = (kind: string, to: number) => (kind === "ANSWERS_TO_SCORE" ? null : to);
