import { expect, it } from "vitest";
import { people } from "./browser.ts";

const { signedIn, visitor } = people();

it("Specification §1, careers page: a recruiter publishes a vacancy, a candidate applies on the careers page, and the recruiter sees the application arrive", async () => {
  const recruiter = await signedIn("admin@riverside.example");
  await recruiter.getByRole("link", { name: "Add job" }).click();
  await recruiter.getByLabel("Job title").fill("Harbour master");
  await recruiter.getByLabel("Location").fill("Riverside");
  await recruiter.keyboard.press("Tab");
  await recruiter.getByText("Saved as a draft").waitFor();
  const next = recruiter.getByRole("button", { name: "Continue" });
  await next.click();
  await recruiter.getByRole("textbox", { name: "Advert text" }).click();
  await recruiter.keyboard.type("You look after the harbour and everybody in it.");
  await next.click();
  await recruiter.getByRole("heading", { name: "Hiring team" }).waitFor();
  await next.click();
  await recruiter.getByRole("button", { name: "Add a question" }).click();
  await recruiter.getByRole("textbox", { name: "Question" }).fill("Can you swim?");
  await recruiter.getByRole("button", { name: /Answer type/ }).click();
  await recruiter.getByRole("option", { name: "Yes or no" }).click();
  await next.click();
  await recruiter.getByRole("heading", { name: "Scorecard" }).waitFor();
  await next.click();
  await recruiter.getByRole("button", { name: "Publish job" }).click();
  await recruiter.waitForURL("**/job/*/application*");
  await recruiter.getByRole("heading", { name: "Harbour master" }).waitFor();

  const applicant = await visitor();
  await applicant.goto("/careers/riverside-council");
  await applicant.getByRole("link", { name: "Harbour master" }).click();
  await applicant.getByRole("link", { name: "Apply" }).first().click();
  await applicant.getByLabel("First name").fill("Grace");
  await applicant.getByLabel("Last name").fill("Lister");
  await applicant.getByLabel("Email").fill("grace.lister@mail.example");
  await applicant.getByRole("radiogroup", { name: "Can you swim?" }).getByText("Yes").click();
  await applicant.getByText(/may keep my details/).click();
  await applicant.getByRole("button", { name: "Send application" }).click();
  await applicant.getByText("Application sent").waitFor();

  await recruiter.getByRole("link", { name: /Grace Lister/ }).waitFor();
  expect(new URL(recruiter.url()).pathname).toMatch(/^\/job\/\d+\/application$/);
});

it("a visitor asks for new vacancies by email, by keyboard alone", async () => {
  const page = await visitor();
  await page.goto("/careers/riverside-council?q=harbour");
  await page.getByRole("textbox", { name: "Email" }).focus();
  await page.keyboard.type("harbour.fan@mail.example");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Check your email" }).waitFor();
});
