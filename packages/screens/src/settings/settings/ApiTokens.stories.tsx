import { listApiTokens } from "@ats/core/api-tokens/contract";
import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../../app/story.tsx";
import type { Visit } from "../../app/visit.ts";
import { memoryStorage } from "../../lists/memory-storage.ts";
import { addTokens, everyState, portal } from "./story-tokens.ts";

/** API tokens of servers and partners. */
const meta: Meta = { title: "Settings/API tokens" };
export default meta;
type Story = StoryObj;

const as = "admin@northgate.example";
const path = `${to.Settings()}?section=tokens`;
const soon = { timeout: 15_000 };
const card = async (canvas: HTMLElement, name = "API tokens") =>
  within(await within(canvas).findByRole("region", { name }, soon));

export const Default: Story = {
  ...onBrowserApi({ as, path, before: everyState }),
  play: async ({ canvasElement }) => {
    const tokens = await card(canvasElement);
    const [portal, inWelsh] = await tokens.findAllByRole("listitem", {}, soon);
    await expect(portal).toHaveTextContent(
      /Portal.*Active.*See jobs and applications, Work on applications, Show the product to users/,
    );
    await expect(portal).toHaveTextContent("https://portal.example");
    await expect(portal).toHaveTextContent(/Last usednow/);
    await expect(inWelsh).toHaveTextContent(/Caerdydd.*Expires soon.*Never used/);
    const ended = await card(canvasElement, "Expired and revoked");
    const [revoked, expired] = ended.getAllByRole("listitem");
    await expect(revoked).toHaveTextContent(/Payroll.*Revoked.*now/);
    await expect(expired).toHaveTextContent(/Old portal.*Expired/);
    await expect(ended.queryByRole("button")).toBeNull();
  },
};

export const Empty: Story = {
  ...onBrowserApi({ as: "admin@riverside.example", path }),
  play: async ({ canvasElement }) => {
    const tokens = await card(canvasElement);
    await tokens.findByText(/^A token lets your own or a partner’s server use this product/);
  },
};

export const Loading: Story = {
  ...onBrowserApi({ as, path, fail: { listApiTokens: "never" } }),
  play: async ({ canvasElement }) => {
    const tab = await within(canvasElement).findByRole("tab", { name: "API tokens" }, soon);
    await expect(tab).toHaveAttribute("aria-selected", "true");
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as, path, fail: { listApiTokens: 500 } }),
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole("alert", {}, soon);
    await expect(alert).toHaveTextContent("The API tokens could not be loaded");
  },
};

async function openForm(canvasElement: HTMLElement) {
  const tokens = await card(canvasElement);
  await userEvent.click(await tokens.findByRole("button", { name: "Add API token" }));
  return within(await screen.findByRole("dialog", { name: "Add API token" }, soon));
}

const embed = "Show the product to users in a partner’s page";
const addresses = /^Addresses of the partner’s pages/;

/** Errors stand at their fields, and what was typed stays when the server refuses it. */
export const AddingWithErrors: Story = {
  ...onBrowserApi({ as, path, fail: { addApiToken: 500 } }),
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    const submit = () => userEvent.click(form.getByRole("button", { name: "Add API token" }));
    await submit();
    await form.findByRole("link", { name: /^Enter the name of the server/ });
    await userEvent.click(form.getByRole("link", { name: "Choose at least one right." }));
    await expect(form.getByRole("checkbox", { name: "See jobs and applications" })).toHaveFocus();
    await userEvent.type(form.getByLabelText(/^Name of the server/), "Portal");
    await expect(form.queryByLabelText(addresses)).toBeNull();
    await userEvent.click(form.getByRole("checkbox", { name: embed }));
    await submit();
    await form.findByRole("link", { name: "Enter the address of a page that shows the product." });
    const pages = form.getByLabelText(addresses);
    await userEvent.type(pages, "https://portal.example/jobs{Enter}portal.example");
    await submit();
    await form.findByRole("link", { name: /^portal\.example: Enter the full address/ });
    await userEvent.type(pages, "{Backspace>14/}");
    await submit();
    const refusal = await form.findByRole("group", { name: "There is a problem" }, soon);
    await waitFor(() => expect(refusal).toHaveFocus());
    await expect(form.getByLabelText(/^Name of the server/)).toHaveValue("Portal");
    await expect(pages).toHaveValue("https://portal.example/jobs\n");
  },
};

const stored = memoryStorage();
const allStored = () =>
  Array.from({ length: stored.length }, (_, at) => stored.getItem(stored.key(at) ?? "")).join();

/** The token is shown once and then nowhere on the device. The keyboard alone is enough. */
export const Added: Story = {
  ...onBrowserApi({ as, path, host: { storage: stored } }),
  play: async ({ canvasElement, loaded }) => {
    const tokens = await card(canvasElement);
    const add = await tokens.findByRole("button", { name: "Add API token" });
    add.focus();
    await userEvent.keyboard("{Enter}");
    const form = within(await screen.findByRole("dialog", { name: "Add API token" }, soon));
    await waitFor(() => expect(form.getByLabelText(/^Name of the server/)).toHaveFocus());
    await userEvent.keyboard("Payroll{Tab} ");
    form.getByRole("button", { name: "Add API token" }).focus();
    await userEvent.keyboard("{Enter}");
    const dialog = within(
      await screen.findByRole("dialog", { name: "API token for Payroll" }, soon),
    );
    const token = dialog.getByRole("group", { name: "API token" }).textContent;
    await expect(token).toMatch(/^ats_[\w-]{43}$/);
    const { queries } = loaded.visit as Visit;
    const cached = () =>
      JSON.stringify(
        [...queries.getMutationCache().getAll(), ...queries.getQueryCache().getAll()].map(
          ({ state }) => state,
        ),
      );
    await expect(cached()).toContain(token);
    const done = dialog.getByRole("button", { name: "I have saved it" });
    done.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await tokens.findByRole("heading", { name: "Payroll" }, soon);
    await waitFor(() => expect(add).toHaveFocus());
    await waitFor(() => expect(cached()).not.toContain(token));
    await expect(allStored()).not.toMatch(/ats_[\w-]{43}|Payroll/);
  },
};

/** The question says what ends. */
export const Revoked: Story = {
  ...onBrowserApi({ as, path, before: (api) => addTokens(api, [portal]) }),
  play: async ({ canvasElement }) => {
    const tokens = await card(canvasElement);
    await userEvent.click(await tokens.findByRole("button", { name: "Revoke Portal" }, soon));
    const asked = within(await screen.findByRole("alertdialog", { name: "Revoke Portal?" }, soon));
    await asked.findByText(/Pages of this partner that are open now are signed out\./);
    await userEvent.click(asked.getByRole("button", { name: "Revoke" }));
    const ended = await card(canvasElement, "Expired and revoked");
    await ended.findByText("Revoked", { selector: "span" });
    await ended.findByText(/^Helen Whitworth/);
    const { records } = await (await storyApi()).client.call(listApiTokens);
    await expect(records[0]?.revoked_by).toBe("Helen Whitworth");
    await expect(tokens.getByRole("button", { name: "Add API token" })).toHaveFocus();
  },
};

/** A recruiter does not have this section and sees their own details. */
export const Forbidden: Story = {
  ...onBrowserApi({ as: "recruiter@northgate.example", path }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("region", { name: "Details" }, soon);
    await expect(within(canvasElement).queryByRole("tab", { name: "API tokens" })).toBeNull();
  },
};
