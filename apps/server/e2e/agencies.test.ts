import { expect, it } from "vitest";
import { people, signIn } from "./browser.ts";
import { linkMailedTo } from "./mailbox.ts";
import { password } from "./sign-in.ts";

const { signedIn, visitor } = people();

it("a company invites an agency, whose contact sets up its account and finds the company there", async () => {
  const client = await signedIn("admin@northgate.example", "/agencies");
  await client.getByRole("searchbox").fill("Talent North");
  const shown = client.getByRole("radiogroup", { name: "Show agencies" });
  await shown.getByRole("radio", { name: "All" }).click();
  await client
    .getByRole("link", { name: /Talent North/ })
    .first()
    .click();
  const portal = client.getByRole("region", { name: "Agency portal" });
  await portal.getByRole("button", { name: "Invite", exact: true }).click();
  const toast = client.getByText(/^Invitation sent to /);
  await toast.waitFor();
  const email = (await toast.first().textContent())?.replace("Invitation sent to ", "") ?? "";

  const agent = await visitor();
  await agent.goto(await linkMailedTo(email, "/agency/invitation/"));
  await agent.getByRole("heading", { name: "Northgate Group invites Talent North" }).waitFor();
  await agent.getByLabel("Password", { exact: true }).fill(password);
  await agent.getByText(/^We keep to/).click();
  await agent.getByText(/^We don’t approach/).click();
  await agent.getByRole("button", { name: "Accept and set up account" }).click();
  await agent.getByText("You work with Northgate Group now").waitFor();
  await agent.goto("/login");
  await signIn(agent, email);
  await agent.getByRole("link", { name: "Agency Clients" }).click();
  await agent.getByRole("rowheader", { name: /^Northgate Group/ }).waitFor();

  await client.reload();
  await portal.getByText("Uses the portal").waitFor();
  await portal.getByRole("button", { name: "End the link" }).click();
  await client
    .getByRole("alertdialog")
    .getByRole("button", { name: "End the link", exact: true })
    .click();
  await portal.getByText("Link ended").waitFor();
  await agent.reload();
  await agent.getByRole("heading", { name: "No clients here" }).waitFor();
  expect(await agent.getByRole("rowheader", { name: /^Northgate/ }).count()).toBe(0);
});
