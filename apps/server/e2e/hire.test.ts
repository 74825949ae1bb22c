import { testCv } from "@ats/api/internal/testing/records";
import type { Page } from "playwright";
import { expect, it } from "vitest";
import { people } from "./browser.ts";
import { comesBack, reach } from "./by-keyboard.ts";
import { linkMailedTo } from "./mailbox.ts";

const { signedIn, visitor } = people();

const title = "Harbour pilot";
const applicant = { first: "Grace", last: "Lister", email: "grace.lister@hull.example" };

/** Imitates analytics: listens to page events and to a tag manager's list. */
const measuring = `Object.assign(window, { measured: [], dataLayer: [] });
  addEventListener("ats:track", ({ detail }) => measured.push(detail));`;

it("Specification §1, hiring: three colleagues hire someone together: from the vacancy through application, screening and interview to the signed documents", async () => {
  const recruiter = await signedIn("recruiter@northgate.example");
  const manager = await signedIn("manager@northgate.example");
  const admin = await signedIn("admin@northgate.example");

  await writes(recruiter, title);
  await admin.goto("/job?filter=all");
  await admin.getByRole("button", { name: `Actions for ${title}` }).click();
  await admin.getByRole("menuitem", { name: "Review approval" }).click();
  await admin.getByRole("button", { name: "Approve", exact: true }).click();
  await admin.getByRole("heading", { name: "Approved versions" }).waitFor();
  await admin.goto("/job?filter=all");
  await admin
    .getByRole("row", { name: new RegExp(title) })
    .getByText("Active")
    .filter({ visible: true })
    .waitFor();
  // The list is open while the candidate applies, and shows the new application.
  await recruiter.goto("/job?filter=active");
  await recruiter.getByRole("link", { name: title }).click();
  await recruiter.getByText("No active applications").waitFor();
  const candidate = await visitor();
  await applies(candidate, title);
  await recruiter.getByRole("link", { name: /Grace Lister/ }).click();

  // Each colleague has the application open and sees the others' changes.
  await recruiter.waitForURL("**/application/details/*");
  const address = new URL(recruiter.url()).pathname;
  for (const page of [manager, admin]) await page.goto(address);
  const all = [recruiter, manager, admin];
  const standsAt = (stage: string) =>
    Promise.all(all.map((page) => page.getByText(stage, { exact: true }).first().waitFor()));

  await manager.getByText("Can you swim?").waitFor();
  await manager.getByText("Knock-out answer").first().waitFor();
  await manager.getByText("Twenty years on the Humber").first().waitFor();
  await manager.getByRole("tab", { name: "Scorecards" }).click();
  await scores(manager);
  await move(recruiter, "Shortlist");
  await standsAt("Shortlist");

  await recruiter.getByRole("tab", { name: "Interviews" }).click();
  await recruiter.getByRole("button", { name: "Send booking link…" }).click();
  await recruiter.getByRole("textbox", { name: "Name" }).fill("Meeting at the harbour");
  await recruiter.getByRole("button", { name: /^Interviewers/ }).click();
  await recruiter.getByRole("option", { name: /Priya Raman/ }).click();
  await recruiter.keyboard.press("Escape");
  await recruiter.getByRole("button", { name: "Send link" }).click();
  await candidate.addInitScript(measuring);
  await candidate.goto(await linkMailedTo(applicant.email, "/interview/"));
  // Quality U2: by keyboard only.
  await reach(
    candidate,
    candidate.getByRole("radiogroup", { name: "Time", exact: true }).getByRole("radio"),
  );
  await candidate.keyboard.press("Space");
  await reach(candidate, candidate.getByRole("button", { name: "Book this time" }));
  await candidate.keyboard.press("Enter");
  await candidate.getByRole("heading", { name: "Your interview is booked" }).waitFor();
  await comesBack(candidate, candidate.getByRole("main"));
  // Specification §9: the interview booking event.
  expect(await candidate.evaluate("[measured, dataLayer]")).toEqual([
    [{ name: "interview_booking", by: "candidate" }],
    [{ event: "interview_booking", by: "candidate" }],
  ]);
  await recruiter.getByRole("tab", { name: /^Interviews 1/ }).waitFor();
  await move(admin, "Interview");
  await standsAt("Interview");

  await recruiter.getByRole("tab", { name: "Documents" }).click();
  const followed: string[] = [];
  for (const document of ["Offer", "Contract"]) {
    await sendsToSign(recruiter, document);
    const link = await linkMailedTo(applicant.email, "/sign/", followed);
    followed.push(link);
    await signs(candidate, link);
    for (const page of all) await page.getByRole("tab", { name: "Documents" }).click();
    await Promise.all(
      all.map((page) =>
        page
          .getByRole("listitem")
          .filter({ has: page.getByRole("heading", { name: document }) })
          .getByText("Completed")
          .waitFor(),
      ),
    );
  }

  await move(manager, "Processing");
  await standsAt("Processing");
  await recruiter.getByRole("button", { name: "Move to Hire" }).first().click();
  const hire = recruiter.getByRole("dialog", { name: /^Move .* to Hire$/ });
  await hire.getByRole("heading", { name: "1 interview to come" }).waitFor();
  await hire.getByRole("button", { name: "Move to Hire" }).click();
  await standsAt("Hire");
  expect(new URL(recruiter.url()).pathname).toBe(address);
});

async function writes(page: Page, title: string) {
  await page.getByRole("link", { name: "Add job" }).click();
  await page.getByLabel("Job title").fill(title);
  await page.getByRole("combobox", { name: "Location" }).fill("Hull");
  await page.keyboard.press("Tab");
  await page.getByText("Saved as a draft").waitFor();
  const next = page.getByRole("button", { name: "Continue" });
  await next.click();
  await page.getByRole("textbox", { name: "Advert text" }).click();
  await page.keyboard.type("You look after the harbour and everybody in it.");
  await next.click();
  await page.getByRole("heading", { name: "Hiring team" }).waitFor();
  await page.getByRole("button", { name: /Hiring manager/ }).click();
  await page.getByRole("option", { name: /Priya Raman/ }).click();
  await next.click();
  await page.getByRole("button", { name: "Add a question" }).click();
  await page.getByRole("textbox", { name: /^Question/ }).fill("Can you swim?");
  await page.getByRole("button", { name: /Answer type/ }).click();
  await page.getByRole("option", { name: "Yes or no" }).click();
  await page.getByRole("checkbox", { name: "No", exact: true }).check({ force: true });
  await next.click();
  await page.getByRole("heading", { name: "Scorecard" }).waitFor();
  await next.click();
  await page.getByRole("button", { name: "Send for approval" }).click();
  await page
    .getByRole("row", { name: new RegExp(title) })
    .getByText("Pending approval")
    .filter({ visible: true })
    .waitFor();
}

async function applies(page: Page, title: string) {
  await page.goto("/careers/northgate-group");
  await page.getByRole("link", { name: title }).click();
  await page.getByRole("link", { name: "Apply" }).first().click();
  await page.getByLabel("First name").fill(applicant.first);
  await page.getByLabel("Last name").fill(applicant.last);
  await page.getByLabel("Email").fill(applicant.email);
  const cv = testCv("Twenty years on the Humber");
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({
      name: cv.name,
      mimeType: cv.type,
      buffer: Buffer.from(await cv.arrayBuffer()),
    });
  await page
    .getByRole("radiogroup", { name: /Can you swim/ })
    .getByText("No", { exact: true })
    .click();
  await page.getByText(/may keep my details/).click();
  await page.getByRole("button", { name: "Send application" }).click();
  await page.getByText("Application sent").waitFor();
}

async function move(page: Page, stage: string) {
  await page.getByRole("button", { name: "Move to…" }).click();
  await page.getByRole("menuitem", { name: new RegExp(`^${stage}`) }).click();
}

async function scores(page: Page) {
  await page.getByRole("radio", { name: "Yes", exact: true }).first().check({ force: true });
  await page.getByRole("button", { name: /^Submit/ }).click();
}

async function sendsToSign(page: Page, document: string) {
  await page.getByRole("button", { name: "New document" }).click();
  await page.getByLabel("Title").fill(document);
  await page.getByRole("textbox", { name: "Text" }).click();
  await page.keyboard.type("We offer you the harbour.");
  await page.getByRole("button", { name: "Save draft" }).click();
  await page.getByRole("button", { name: "Send for signature…" }).click();
  await page.getByRole("button", { name: "Send", exact: true }).click();
}

async function signs(page: Page, address: string) {
  await page.goto(address);
  await page.getByLabel("Your full name").fill("Grace Lister");
  await page.getByRole("checkbox").check({ force: true });
  await page.getByRole("button", { name: "Sign", exact: true }).click();
  await page.getByText("You have signed this document").waitFor();
}
