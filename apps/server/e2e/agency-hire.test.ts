import { testCv } from "@ats/api/internal/testing/records";
import { listJobs } from "@ats/core/jobs/list-contract";
import { to } from "@ats/core/navigation/routes";
import { demoPassword } from "@ats/demo/accounts";
import type { Locator, Page } from "playwright";
import { expect, it } from "vitest";
import { visit } from "../src/testing/process.ts";
import { people } from "./browser.ts";

const { url, signedIn } = people();

const email = "nora.finch@hull.example";
const today = new Date().toLocaleDateString("en-GB").replaceAll("/", "");

it("a job is released to a tier: one of two agencies submits a person, who is not open for the other, is hired, leaves and brings a rebate", async () => {
  const client = await visit(url, "recruiter@northgate.example", demoPassword);
  const { records } = await client.call(listJobs, { query: { filter: "active", per_page: 100 } });
  const job = records.find(
    (each) => !each.released_date_time && !each.anonymised && each.counts.HIRE < each.openings,
  );
  const title = job?.title ?? "";
  const recruiter = await signedIn(
    "recruiter@northgate.example",
    to.applicationList({ id: job?.id ?? 0 }),
  );
  await releasesToFirstTier(recruiter);
  const other = await signedIn("agent@carewise.example", "/agency/jobs");
  const agent = await signedIn("agent@brightstaff.example", "/agency/jobs");
  await opensForm(agent, title);
  await submits(agent);
  await agent.getByRole("link", { name: /^Nora Finch, yours until/ }).click();
  await agent.getByRole("heading", { level: 1, name: "Nora Finch" }).waitFor();

  await opensForm(other, title);
  await other.getByLabel("Email").fill(email);
  await other.getByRole("button", { name: "Check" }).click();
  await other.getByText("Not open for submission now.").waitFor();

  // The agency has the candidate open and sees each step of the recruiter's.
  const progress = agent.getByRole("region", { name: "Progress" });
  await recruiter.reload();
  await recruiter.getByRole("link", { name: /Nora Finch/ }).click();
  // The workflow of the job may begin with a call.
  await moves(recruiter, "(Shortlist|Phone call)");
  await progress.getByText("Shortlisted").first().waitFor();
  await moves(recruiter, "Hire");
  await progress.getByText("Hired").first().waitFor();

  const admin = await signedIn("admin@northgate.example", "/agencies");
  await admin
    .getByRole("table", { name: "Placements" })
    .getByRole("rowheader", { name: /Nora Finch/ })
    .click();
  const placement = admin.getByRole("dialog").first();
  const fills = async (action: string, fill: (form: Locator) => Promise<void>) => {
    await placement.getByRole("button", { name: action }).click();
    const form = admin.getByRole("dialog", { name: action });
    await fill(form);
    await form.getByRole("button", { name: "Save" }).click();
    await form.waitFor({ state: "detached" });
  };
  await fills("Enter the salary", (form) => form.getByLabel("Yearly salary").fill("30000"));
  await fills("Change the start", (form) => typesToday(form, "First day of work"));
  await fills("Record that they left", async (form) => {
    await typesToday(form, "Day they left");
    await form.getByLabel("Reason").fill("Took another post");
  });
  await placement.getByRole("button", { name: /^Claim £/ }).click();
  await admin.getByRole("button", { name: "Claim the rebate" }).click();
  await placement.getByText("Claimed").first().waitFor();

  await agent.reload();
  const seen = agent.getByRole("region", { name: "Placement" });
  await seen.getByText("Claimed").first().waitFor();
  expect(await agent.getByText("Took another post").count()).toBe(0);
});

it("the second agency disputes it, a recruiter decides, and both read one file", async () => {
  const other = await signedIn("agent@carewise.example", "/agency/jobs");
  const title = await other.getByRole("rowheader").first().innerText();
  await opensForm(other, title);
  await other.getByLabel("Email").fill(email);
  await other.getByRole("button", { name: "Check" }).click();
  await other.getByRole("button", { name: "Open a dispute…" }).click();
  const opening = other.getByRole("dialog", { name: /^Open a dispute with/ });
  await opening.getByLabel("First name").fill("Nora");
  await opening.getByLabel("Reason").fill("We sent her CV on 3 May.");
  await opening.getByRole("button", { name: "Open the dispute" }).click();
  await opening.waitFor({ state: "detached" });

  const admin = await signedIn("admin@northgate.example", "/agencies");
  const reads = async (page: Page, name: string | RegExp) => {
    const table = page.getByRole("table", { name: "Disputes" });
    await table.getByRole("rowheader", { name }).first().click();
    return page.getByRole("dialog", { name: "Dispute" });
  };
  const file = await reads(admin, /Carewise/);
  await file.getByRole("button", { name: "Name who decides…" }).click();
  const naming = admin.getByRole("dialog", { name: "Who decides?" });
  await naming.getByRole("button", { name: /Who decides/ }).click();
  await admin.getByRole("option", { name: "Helen Whitworth" }).click();
  await naming.getByRole("button", { name: "Save" }).click();
  await file.getByRole("button", { name: "Decide…" }).click();
  const deciding = admin.getByRole("dialog", { name: "Decide the dispute" });
  await deciding.getByText("The candidate is not Carewise’s").click();
  await deciding.getByLabel("Reason").fill("The first submission came on the same day, before.");
  await deciding.getByRole("button", { name: "Decide" }).click();
  await deciding.waitFor({ state: "detached" });

  const client = new URL(other.url()).pathname.split("/")[3];
  await other.goto(new URL(`/agency/candidates/${client}`, other.url()).href);
  const seen = await reads(other, /Nora/);
  const timelineOf = (drawer: Locator) =>
    drawer.getByRole("list", { name: "Timeline" }).allInnerTexts();
  await seen
    .getByText(/^The candidate is not Carewise’s/)
    .first()
    .waitFor();
  await file
    .getByText(/^The candidate is not Carewise’s/)
    .first()
    .waitFor();
  expect(await timelineOf(seen)).toEqual(await timelineOf(file));
  expect(await seen.getByText("Brightstaff").count()).toBe(0);
});

async function releasesToFirstTier(page: Page) {
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Agencies" }).click();
  await page.getByRole("button", { name: "Release to agencies" }).click();
  const form = page.getByRole("form", { name: "Release to agencies" });
  await form
    .getByText(/Brightstaff/)
    .first()
    .waitFor();
  await form.getByRole("button", { name: /^Release to \d+ agencies$/ }).click();
  await page.getByText(/^Released to \d+ agencies$/).waitFor();
  await page.keyboard.press("Escape");
}

/** Opens the form for candidates of a job that the agency has. */
async function opensForm(page: Page, title: string) {
  await page.getByRole("rowheader", { name: title }).first().click();
  await page.getByRole("link", { name: "Submit candidates" }).click();
  await page.getByRole("heading", { name: "Check first" }).waitFor();
}

async function submits(page: Page) {
  const cv = testCv(email);
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({
      name: "Nora Finch CV.pdf",
      mimeType: cv.type,
      buffer: Buffer.from(await cv.arrayBuffer()),
    });
  const form = page.getByRole("region", { name: "Nora Finch" });
  await typesToday(form, /Agreed to be submitted/);
  await form.getByText(/represent this candidate/).click();
  await page.getByText("We accept this fee").click();
  await page.getByRole("button", { name: "Submit 1 candidate" }).click();
}

async function typesToday(form: Locator, field: string | RegExp) {
  const days = form.getByRole("group", { name: field });
  await days.getByRole("spinbutton").first().click();
  await form.page().keyboard.type(today);
}

async function moves(page: Page, stage: string) {
  await page.getByRole("button", { name: "Move to…" }).click();
  await page.getByRole("menuitem", { name: new RegExp(`^${stage}`) }).click();
}
