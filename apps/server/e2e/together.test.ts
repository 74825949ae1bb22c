import { describe, expect, it } from "vitest";
import { people, signIn } from "./browser.ts";

const { visitor, signedIn } = people();

describe("Specification §4, Application status notifications: two users at one vacancy", () => {
  it("see each other's status changes immediately", async () => {
    const manager = await signedIn("manager@northgate.example");
    const recruiter = await signedIn("recruiter@northgate.example");
    await recruiter.getByRole("link", { name: "Care Assistant", exact: true }).first().click();
    await recruiter.waitForURL("**/job/*/application*");
    await manager.goto(new URL(recruiter.url()).pathname);
    await manager
      .getByRole("button", { name: /^Move / })
      .first()
      .waitFor();
    const applied = async () =>
      Number(
        /Applied (\d+)/.exec(
          await manager.getByRole("radiogroup", { name: "Stage" }).ariaSnapshot(),
        )?.[1],
      );
    const before = await applied();

    const move = recruiter.getByRole("button", { name: /^Move / }).first();
    await move.click();
    await recruiter.getByRole("menuitem", { name: /^Shortlist/ }).click();
    await recruiter.getByText(/has been updated to Shortlist/).waitFor();
    await expect.poll(applied).toBe(before - 1);
  });

  it("are notified of each other's changes, but not of their own", async () => {
    const admin = await signedIn("admin@northgate.example");
    const recruiter = await signedIn("recruiter@northgate.example");
    const unread = async () =>
      Number(
        /\d+/.exec(
          (await recruiter
            .getByRole("button", { name: /^Notifications/ })
            .getAttribute("aria-label")) ?? "",
        )?.[0] ?? 0,
      );
    // The number of unread notifications varies: others may have been read since the start.
    await recruiter.waitForLoadState("networkidle");
    const before = await unread();

    await admin.getByRole("link", { name: "Registered Nurse, Nights" }).first().click();
    await admin
      .getByRole("button", { name: /^Move / })
      .first()
      .click();
    await admin.getByRole("menuitem", { name: /^Shortlist/ }).click();
    await admin.getByText(/has been updated to Shortlist/).waitFor();
    await expect.poll(unread).toBe(before + 1);

    await recruiter.getByRole("button", { name: /^Notifications/ }).click();
    const panel = recruiter
      .getByRole("region", { name: "Notifications" })
      .or(recruiter.getByRole("dialog", { name: "Notifications" }));
    await panel
      .getByText(/has been updated to Shortlist for job 1022/)
      .first()
      .waitFor();
    await recruiter.keyboard.press("Escape");
    await expect.poll(unread).toBeLessThan(before + 1);
  });
});

describe("Specification §4, Concurrent session: two people with one account", () => {
  it("Specification §8: the earlier session is told in every tab and logged out, the later one stays", async () => {
    const earlier = await signedIn("service@ats.example");
    const tab = await earlier.context().newPage();
    const connected = tab.waitForEvent("websocket");
    await tab.goto("/help");
    await tab.getByRole("heading", { name: "Help", level: 1 }).waitFor();
    await connected;
    const later = await visitor();
    await signIn(later, "service@ats.example");
    for (const page of [earlier, tab])
      await page
        .getByRole("alertdialog", { name: "Concurrent login" })
        .getByText(/^Another user has logged into this account\./)
        .waitFor();
    expect(new URL(tab.url()).pathname).toBe("/help");
    for (const page of [earlier, tab]) {
      await page.getByRole("button", { name: "Close" }).click();
      await page.waitForURL("**/login?reason=CONCURRENT_SESSION*");
    }
    await later.goto("/help");
    await later.getByRole("heading", { name: "Help", level: 1 }).waitFor();
    expect(await later.getByRole("alertdialog").count()).toBe(0);
  });
});

describe("Specification §4, Anonymised candidates: a hiring manager on an anonymised vacancy", () => {
  it("learns no name, address or CV from anything that the server sends", async () => {
    const recruiter = await signedIn("recruiter@northgate.example");
    const found = recruiter.waitForResponse(/\/api\/jobs\/\d+\/applications/);
    await recruiter.getByRole("link", { name: "Service Desk Analyst" }).first().click();
    const { records } = (await (await found).json()) as {
      records: { id: number; last_name: string; email: string; candidate_number: number }[];
    };
    const person = records[0];
    if (!person) throw new Error("The demo's Service Desk Analyst has applicants.");

    const manager = await signedIn("manager@northgate.example");
    const received: Promise<string>[] = [];
    manager.on("response", (response) => {
      if (response.url().includes("/api/")) received.push(response.text().catch(() => ""));
    });
    const frames: string[] = [];
    manager.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => frames.push(String(payload))),
    );

    await manager.goto(new URL(recruiter.url()).pathname);
    await manager.getByText(`Anonymised Candidate ${person.candidate_number}`).first().waitFor();
    await manager.goto(`/application/details/${person.id}`);
    await manager
      .getByRole("heading", { name: `Anonymised Candidate ${person.candidate_number}` })
      .waitFor();
    for (const tab of ["History", "Notes", "Activity"])
      await manager.getByRole("tab", { name: tab }).click();

    await recruiter.goto(`/application/details/${person.id}`);
    await recruiter.getByRole("button", { name: "Move to…" }).click();
    await recruiter.getByRole("menuitem", { name: /^Processing/ }).click();
    await recruiter.getByText(/has been updated to Processing/).waitFor();
    await manager.getByText("Processing").first().waitFor();

    const everything = [...(await Promise.all(received)), ...frames].join("\n");
    expect(everything.length).toBeGreaterThan(1000);
    expect(everything).not.toContain(person.email);
    const searched = manager.waitForResponse(/\/api\/search/);
    await manager.getByRole("combobox", { name: /Search candidates/ }).fill(person.email);
    const answer = (await (await searched).json()) as { records: { _source: { id: number } }[] };
    expect(answer.records.map(({ _source }) => _source.id)).not.toContain(person.id);
  });
});

it("an administrator's open list of users shows what another administrator changes", async () => {
  const admin = await signedIn("admin@northgate.example", "/users");
  const row = admin.getByRole("row", { name: /Stuart Mackenzie/ });
  await row.getByText("Active").filter({ visible: true }).waitFor();
  const master = await signedIn("master@northgate.example", "/users");
  await master.getByRole("link", { name: "Stuart Mackenzie" }).click();
  await master.getByRole("button", { name: "Lock", exact: true }).click();
  await master.getByRole("alertdialog").getByRole("button", { name: "Lock", exact: true }).click();
  await row.getByText("Locked").filter({ visible: true }).waitFor();
  await master.getByRole("button", { name: "Unlock" }).click();
  await row.getByText("Active").filter({ visible: true }).waitFor();
});
