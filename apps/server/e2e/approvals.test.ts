import { vacancy } from "@ats/api/internal/testing/vacancy";
import {
  addApprovalChain,
  getApprovalChainOptions,
  moveApprovalChain,
  listApprovalChains,
  switchApprovalChain,
} from "@ats/core/approvals/chains-contract";
import { addStandIn } from "@ats/core/approvals/delegations-contract";
import type { StoredStep } from "@ats/core/approvals/stored-chain";
import { updateJobStatus } from "@ats/core/jobs/status-contract";
import { createJob } from "@ats/core/jobs/vacancy-contract";
import { to } from "@ats/core/navigation/routes";
import { demoPassword } from "@ats/demo/accounts";
import type { Page } from "playwright";
import { expect, it } from "vitest";
import { visit } from "../src/testing/process.ts";
import { people } from "./browser.ts";
import { linkMailedTo } from "./mailbox.ts";

const { url, signedIn, visitor } = people();

const title = "Keeper of the lighthouse";
const [recruiter, manager, admin, director] = ["recruiter", "manager", "admin", "master"].map(
  (name) => `${name}@northgate.example`,
) as [string, string, string, string];

it("Issue 32, approvals: a request passes three approvers, one through a stand-in and one by mail on a phone; changed after that, only the step that read the field is asked again", async () => {
  const id = await sendForApproval();
  const path = `${to.vacancyApproval()}?job=${id}`;

  // The hiring manager finds it among what waits for them.
  const priya = await signedIn(manager, to.approvalRequestTable());
  const row = priya.getByRole("row", { name: new RegExp(title) });
  await row.getByRole("link", { name: title }).first().click();
  await approve(priya);

  // The administrator stands in for Sophie.
  const helen = await signedIn(admin, path);
  await helen.getByRole("heading", { name: "Your decision for Sophie Marchetti" }).waitFor();
  await approve(helen);

  const phone = await visitor({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const link = await linkMailedTo(director, "/approvals/email/portal/");
  await phone.goto(link);
  await phone.getByRole("heading", { name: `Approve ${title}?` }).waitFor();
  await phone.getByText("Nobody was hired for this job title").waitFor();
  await phone.getByRole("button", { name: "Approve", exact: true }).tap();
  await phone.getByRole("heading", { name: "Approved" }).waitFor();
  await phone.goto(link);
  await phone.getByText("This link was used already: the decision is recorded.").waitFor();

  const tom = await signedIn(recruiter, path);
  await tom.getByText("Version 1, approved on").waitFor();
  await tom.getByText("2 openings may be filled").waitFor();
  await tom.getByLabel("Cost centre").fill("Lights");
  await tom.getByRole("button", { name: "Save", exact: true }).click();
  await tom.getByText("Changed since it was approved", { exact: true }).waitFor();
  // Only Finance had read the cost centre.
  await expect
    .poll(() => stepsOf(tom))
    .toEqual(["Manager Approved", "Finance Waiting", "Director Approved"]);

  await helen.goto(path);
  await approve(helen);
  await helen.getByText("Version 2, approved on").waitFor();
  await tom.goto("/job?filter=active");
  await tom.getByRole("link", { name: title }).waitFor();
});

/** Sets a chain and a stand-in up, and sends a vacancy on its way. Returns the job's id. */
async function sendForApproval(): Promise<number> {
  const asAdmin = await visit(url, admin, demoPassword);
  const { people: colleagues } = await asAdmin.call(getApprovalChainOptions, {});
  const called = (name: string) => {
    const found = colleagues.find((each) => `${each.first_name} ${each.last_name}` === name);
    if (!found) throw new Error(`Nobody is called ${name}.`);
    return found.id;
  };
  const step = (name: string, stage: number, who: string): StoredStep => ({
    id: name.toLowerCase(),
    name,
    stage,
    approvers: [{ by: "person", user_id: called(who) }],
    needed: 1,
    condition: null,
    fallback: null,
    reads: name === "Finance" ? ["cost_centre"] : [],
    escalate_after: null,
  });
  const { id, version } = await asAdmin.call(addApprovalChain, {
    body: {
      name: "Lighthouses",
      scope: [{ field: "location", is: "one_of", values: ["Spurn Point"] }],
      steps: [
        step("Manager", 1, "Priya Raman"),
        step("Finance", 2, "Sophie Marchetti"),
        step("Director", 3, "Graham Pollock"),
      ],
    },
  });
  await asAdmin.call(switchApprovalChain, { params: { id }, version, body: { is_on: true } });
  const { records } = await asAdmin.call(listApprovalChains, {});
  await asAdmin.call(moveApprovalChain, {
    params: { id },
    body: { before: records.length, after: 1 },
  });
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/London" }).format(new Date());
  await asAdmin.call(addStandIn, {
    params: { id: called("Sophie Marchetti") },
    body: { user_id: asAdmin.id, starts: today, ends: today },
  });
  const asRecruiter = await visit(url, recruiter, demoPassword);
  const job = await asRecruiter.call(createJob, {
    body: {
      ...vacancy({ recruiter: { id: asRecruiter.id }, manager: { id: called("Priya Raman") } }),
      brand_name: "",
      title,
      location: "Spurn Point",
    },
  });
  await asRecruiter.call(updateJobStatus, {
    body: { jobs: [{ id: job.id, version: job.version }], status: "PENDING_APPROVAL" },
  });
  return job.id;
}

const approve = async (page: Page) => {
  const button = page.getByRole("button", { name: "Approve", exact: true });
  await button.click();
  await button.waitFor({ state: "detached" });
};

/** "Finance Waiting" for each step of the request. */
const stepsOf = async (page: Page) =>
  (await page.getByRole("listitem").allInnerTexts())
    .map((text) => text.split("\n").slice(0, 2).join(" "))
    .filter((text) => /^(Manager|Finance|Director) /.test(text));
