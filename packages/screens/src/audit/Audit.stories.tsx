import { exportAuditEvents } from "@ats/core/audit/contract";
import { createBrand, deleteBrand, updateBrand } from "@ats/core/careers/brand-contract";
import { addCustomField } from "@ats/core/custom-fields/contract";
import { to } from "@ats/core/navigation/routes";
import type { BrowserApi } from "@ats/demo/browser/browser-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../app/story.tsx";

/** Acts of administrators and support. */
const meta: Meta = { title: "Settings/Audit log" };
export default meta;
type Story = StoryObj;

const as = "admin@northgate.example";
const path = `${to.Settings()}?section=audit`;
const soon = { timeout: 15_000 };

async function someActs({ visitor }: BrowserApi) {
  const { client, signIn } = visitor();
  await signIn("master@northgate.example");
  const look = { accent: "#0b5cad", font: "plain" } as const;
  const { id, version } = await client.call(createBrand, { body: { name: "Harbour", ...look } });
  await client.call(updateBrand, {
    params: { id },
    version,
    body: { ...look, name: "Harbour Care" },
  });
  await client.call(deleteBrand, { params: { id } });
  for (const name of ["Ward", "Gwasanaethau-recriwtio-ac-adnoddau-dynol-Caerdydd"])
    await client.call(addCustomField, {
      body: { record: "jobs", kind: "text", name, choices: [], is_archived: false },
    });
}

const table = (canvas: HTMLElement) =>
  within(canvas).findByRole("table", { name: "Audit log" }, soon);

/** Sentences with what was before; filters stay; the chain is checked; the log is exported. */
export const Default: Story = {
  ...onBrowserApi({ as, path, before: someActs }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await table(canvasElement);
    await page.findByText(/changed the brand Harbour Care/, {}, soon);

    await step("An event shows what it changed", async () => {
      await userEvent.click(page.getByRole("button", { name: /^Details of .* changed the brand/ }));
      await page.findByText("Harbour Care (before: Harbour)");
    });

    await step("Filters narrow the log to one record, and a chip removes them", async () => {
      await userEvent.click(page.getByRole("button", { name: "Show only this record" }));
      await waitFor(() => expect(page.queryByText(/added the field Ward/)).toBeNull(), soon);
      await page.findByText(/removed the brand Harbour Care/);
      await userEvent.click(page.getByRole("button", { name: "Clear all" }));
      await page.findByText(/added the field Ward/, {}, soon);
    });

    await step("A search without results says so", async () => {
      await userEvent.type(page.getByLabelText("Search the audit log"), "nothing{Enter}");
      await page.findByText("No events match", {}, soon);
      await userEvent.click(page.getByRole("button", { name: "Clear filters" }));
      await page.findByText(/added the field Ward/, {}, soon);
    });

    await step("Verifying checks every event", async () => {
      await userEvent.click(page.getByRole("button", { name: "Verify" }));
      await page.findByText("The audit log is complete and unchanged", {}, soon);
    });

    await step("The log is exported", async () => {
      await userEvent.click(page.getByRole("button", { name: "Export" }));
      await screen.findByRole("menuitem", { name: /CSV/ }, soon);
      await userEvent.keyboard("{Escape}");
      const { client } = await storyApi();
      const file = await client.call(exportAuditEvents, { query: { format: "jsonl" } });
      await expect((await file.text()).trim().split("\n").length).toBeGreaterThan(4);
    });
  },
};

export const Empty: Story = {
  ...onBrowserApi({ as: "admin@riverside.example", path }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Nothing has been recorded yet", {}, soon);
  },
};

export const Loading: Story = {
  ...onBrowserApi({ as, path, fail: { listAuditEvents: "never" } }),
  play: async ({ canvasElement }) => {
    const tab = await within(canvasElement).findByRole("tab", { name: "Audit log" }, soon);
    await expect(tab).toHaveAttribute("aria-selected", "true");
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as, path, fail: { listAuditEvents: 500, verifyAuditEvents: 500 } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("The audit log could not be loaded", {}, soon);
    await userEvent.click(page.getByRole("button", { name: "Verify" }));
    await page.findByText("The log could not be checked", {}, soon);
  },
};

/** A recruiter does not have this section and sees their own details. */
export const Forbidden: Story = {
  ...onBrowserApi({ as: "recruiter@northgate.example", path }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("region", { name: "Details" }, soon);
    await expect(within(canvasElement).queryByRole("tab", { name: "Audit log" })).toBeNull();
  },
};
