import { describe, expect, it } from "vitest";
import { people } from "./browser.ts";

const { signedIn, visitor } = people();

describe("Specification §1: a recruiter's first five minutes", () => {
  it("lead from the jobs to an applicant, a note and the next stage", async () => {
    const page = await signedIn("recruiter@northgate.example");
    await page.getByRole("link", { name: "Nursing Associate" }).first().click();
    await page.getByRole("heading", { name: "Nursing Associate", level: 1 }).waitFor();

    await page.getByRole("radio", { name: /^Applied \d/ }).check({ force: true });
    const row = page.getByRole("row", { name: /Applied/ }).nth(1);
    const name = (await row.getByRole("rowheader").getByRole("link").textContent()) ?? "";
    await row.getByRole("rowheader").getByRole("link").click();
    await page.getByRole("heading", { name, level: 1 }).waitFor();
    await page.getByRole("region", { name: "CV", exact: true }).getByText(name).first().waitFor();

    await page.getByRole("tab", { name: /^Notes/ }).click();
    await page
      .getByRole("textbox", { name: "Note" })
      .fill("Ward <b>experience</b> & nights: call on Monday.");
    await page.getByRole("button", { name: "Add note" }).click();
    await page.getByText("Ward experience & nights: call on Monday.").waitFor();

    await page.getByRole("button", { name: "Move to…" }).click();
    await page.getByRole("menuitem", { name: /^Interview/ }).click();
    await page.getByText(`${name} has been updated to Interview for job 1026`).waitFor();

    await page.getByRole("tab", { name: "Activity" }).click();
    await page
      .getByRole("tabpanel")
      .getByText(/Interview/)
      .first()
      .waitFor();
    await page.reload();
    await page
      .getByRole("tabpanel")
      .getByText(/Interview/)
      .first()
      .waitFor();
  });

  it("end with a rejection and its reason", async () => {
    const page = await signedIn("recruiter@northgate.example");
    await page.getByRole("link", { name: "Homecare Worker" }).first().click();
    const move = page.getByRole("button", { name: /^Move / }).first();
    const name = ((await move.getAttribute("aria-label")) ?? "").replace(/^Move /, "");
    await move.click();
    await page.getByRole("menuitem", { name: /^Reject/ }).click();
    const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
    await dialog.getByText("Position filled").click();
    await dialog.getByRole("button", { name: /Reject/ }).click();
    await page.getByText(`${name} has been updated to Rejected for job 1032`).waitFor();
  });
});

describe("Specification §2, application list: the board", () => {
  it("moves an applicant by keyboard only", async () => {
    const page = await signedIn("recruiter@northgate.example");
    await page.getByRole("link", { name: "Activities Coordinator" }).first().click();
    await page.getByRole("radio", { name: "Kanban" }).check({ force: true });
    const applied = page.getByRole("grid", { name: "Applied" });
    const card = applied.getByRole("row").and(page.locator("[aria-label]")).first();
    const name = (await card.getAttribute("aria-label")) ?? "";
    await card.getByRole("button", { name: `Actions for ${name}` }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: /Shortlist/ }).waitFor();
    while ((await page.locator(":focus").textContent())?.includes("Shortlist") !== true)
      await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByRole("grid", { name: "Shortlist" }).getByRole("row", { name }).waitFor();
    await page.getByText(`${name} has been updated to Shortlist`).waitFor();
  });

  it("moves an applicant by dragging", async () => {
    const page = await signedIn("recruiter@northgate.example");
    await page.getByRole("link", { name: "Service Desk Analyst" }).first().click();
    await page.getByRole("radio", { name: "Kanban" }).check({ force: true });
    const card = page
      .getByRole("grid", { name: "Applied" })
      .getByRole("row")
      .and(page.locator("[aria-label]"))
      .first();
    const name = (await card.getAttribute("aria-label")) ?? "";
    await card.dragTo(page.getByRole("grid", { name: "Interview" }), {
      targetPosition: { x: 60, y: 20 },
    });
    await page.getByRole("grid", { name: "Interview" }).getByRole("row", { name }).waitFor();
  });
});

describe("Specification §2, Global search", () => {
  it("finds a candidate by the start of a name and opens the application", async () => {
    const page = await signedIn("recruiter@northgate.example");
    await page.getByRole("combobox", { name: /Search candidates/ }).waitFor();
    await page.keyboard.press("/");
    await page.keyboard.type("daniel l");
    await page.getByRole("listbox").getByRole("option").first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/application/details/*");
    await page.getByRole("heading", { name: /^Daniel /, level: 1 }).waitFor();
  });

  it("says that there are no results", async () => {
    const page = await signedIn("recruiter@northgate.example");
    await page.getByRole("combobox", { name: /Search candidates/ }).fill("zzzzqqq");
    await page.getByText("no results found").first().waitFor();
  });
});

describe("Specification §4, Login state: signing in and out", () => {
  it("gives the same message for a wrong email and a wrong password", async () => {
    const page = await visitor();
    for (const email of ["recruiter@northgate.example", "nobody@northgate.example"]) {
      await page.goto("/login");
      await page.getByLabel("Email").fill(email);
      await page.getByRole("button", { name: "Continue" }).click();
      await page.getByLabel("Password", { exact: true }).fill("not the password at all");
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.getByText("The email or password is not correct").first().waitFor();
    }
  });

  it("leaves no data behind after logging out", async () => {
    const page = await signedIn("admin@riverside.example");
    await page.getByRole("button", { name: /^hello, / }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await page.waitForURL("**/login");
    await page.goto("/job");
    await page.waitForURL("**/login");
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === "isLoggedIn")?.value).toBe("false");
    expect(cookies.find(({ name }) => name === "apiToken")?.value ?? "").toBe("");
  });

  it("sends users of a disabled company to its page", async () => {
    const page = await visitor();
    await page.goto("/login");
    await page.getByLabel("Email").fill("admin@closed.example");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByLabel("Password", { exact: true }).fill("Welcome-to-the-ATS-2026");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL("**/disabled/ats");
  });
});

it("Specification §4, Responses: shows the not-found page for an unknown path and for another company's job", async () => {
  const page = await signedIn("admin@riverside.example");
  await page.goto("/no/such/page");
  await page.getByRole("heading", { name: "Page not found" }).waitFor();
  await page.goto("/job/26/application");
  await page.getByRole("heading", { name: "Page not found" }).waitFor();
});
