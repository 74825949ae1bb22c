import { demoPassword } from "@ats/demo/accounts";
import { expect, it } from "vitest";
import { people } from "./browser.ts";
import { linkMailedTo } from "./mailbox.ts";

const { signedIn, visitor } = people();

it("a company exports everything, asks to be deleted, is confirmed by a second person's mailed link, and changes its mind in the two weeks that it has", async () => {
  const admin = await signedIn("admin@riverside.example", "/settings?section=company");
  await admin.getByRole("button", { name: "Start export" }).click();
  const download = admin.getByRole("button", { name: /^Download Riverside Council/ });
  await download.waitFor({ timeout: 60_000 });
  const saved = admin.waitForEvent("download");
  await download.click();
  expect((await saved).suggestedFilename()).toMatch(/^Riverside Council .*\.zip$/);
  await admin.getByRole("button", { name: "Delete the company…" }).click();
  await admin.getByText("An export was downloaded.").waitFor();
  await admin.getByLabel("Company name").fill("Riverside Council");
  await admin.getByLabel("Why is it deleted?").fill("The council recruits elsewhere.");
  await admin.getByLabel("Your password").fill(demoPassword);
  await admin.getByRole("button", { name: "Ask to delete" }).click();
  await admin.getByText("Deletion requested").waitFor();

  const service = await visitor();
  const link = await linkMailedTo("service@ats.example", "/company/process/");
  await service.goto(link);
  await service.getByText("The council recruits elsewhere.").waitFor();
  await service.getByLabel("Your password").fill(demoPassword);
  await service.getByRole("button", { name: "Confirm the deletion" }).click();
  await service.getByRole("heading", { name: "The deletion is confirmed" }).waitFor();

  await admin.reload();
  await admin.getByText(/^Riverside Council will be deleted on/).waitFor();
  await admin.getByRole("button", { name: "Stop the deletion" }).click();
  await admin.getByRole("button", { name: "Delete the company…" }).waitFor();
  await service.goto(link);
  await service.getByRole("heading", { name: "This link does not work" }).waitFor();
});
