import { to } from "@ats/core/navigation/routes";
import { listTemplates, updateTemplate } from "@ats/core/templates/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../../app/story.tsx";

const meta: Meta = { title: "Templates/Templates" };
export default meta;
type Story = StoryObj;

const as = "admin@northgate.example";
const path = to.emailTemplates();
const soon = { timeout: 15_000 };

/** Emails by name, each with when it goes out, where it is used and what to look at. */
export const Default: Story = {
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const table = within(await page.findByRole("table", { name: "Templates" }, soon));
    await table.findByRole("link", { name: "Not this time" }, soon);
    await expect(
      table.getByText("When an application moves to Rejected, after two days"),
    ).toBeVisible();
    await expect(table.getByText("3 notes")).toBeVisible();
  },
};

/** The preview follows the typing; a tag that does not exist keeps it from being saved. */
export const Adding: Story = {
  ...onBrowserApi({ as, path: `${path}?view=sms&add=sms` }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const form = within(await page.findByRole("form", { name: "Template" }, soon));
    await userEvent.type(form.getByRole("textbox", { name: /^Name/ }), "Thanks");
    const text = form.getByRole("textbox", { name: /^Text/ });
    await userEvent.type(text, "Thank you, {{{{candidate.first_name}}!");
    const preview = within(page.getByRole("region", { name: "Preview" }));
    await expect(preview.getByText("Thank you, Amelia!")).toBeVisible();
    await userEvent.type(text, " {{{{name}}");
    await userEvent.click(form.getByRole("button", { name: "Save template" }));
    await form.findAllByText(/\{\{name\}\} is not a merge tag/);
    await userEvent.clear(text);
    await userEvent.type(text, "Thank you.");
    await userEvent.click(form.getByRole("button", { name: "Save template" }));
    await page.findByRole("link", { name: "Thanks" }, soon);
  },
};

const rejection = async () => {
  const colleague = (await storyApi()).visitor();
  await colleague.signIn("master@northgate.example");
  const { records } = await colleague.client.call(listTemplates, {});
  const template = records.find(({ name }) => name === "Not this time");
  if (!template) throw new Error("The demo has no such template.");
  return { client: colleague.client, template };
};

/** Quality R2: what somebody saved meanwhile stands beside one's own. */
export const ChangedElsewhere: Story = {
  ...onBrowserApi({ as, path: async () => `${path}?edit=${(await rejection()).template.id}` }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const name = await page.findByRole("textbox", { name: /^Name/ }, soon);
    await userEvent.type(name, " round");
    const { client, template } = await rejection();
    const {
      id,
      version,
      used: _,
      last_used_date_time: __,
      updated_date_time: ___,
      ...body
    } = template;
    await client.call(updateTemplate, { params: { id }, version, body: { ...body, name: "No" } });
    await userEvent.click(page.getByRole("button", { name: "Save template" }));
    await expect(await page.findByText("Saved: No", {}, soon)).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Take the saved one" }));
    await waitFor(() => expect(name).toHaveValue("No"), soon);
  },
};

/** A recruiter reads what goes out and where it is used. */
export const ReadOnly: Story = {
  ...onBrowserApi({
    as: "recruiter@northgate.example",
    path: async () => `${path}?edit=${(await rejection()).template.id}`,
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const preview = within(await page.findByRole("region", { name: "Preview" }, soon));
    await expect(preview.getByText(/^Dear Amelia/)).toBeVisible();
    await expect(page.queryByRole("button", { name: "Save template" })).toBeNull();
  },
};

export const Loading: Story = {
  ...onBrowserApi({ as, path, fail: { listTemplates: "never" } }),
};

export const Failed: Story = {
  ...onBrowserApi({ as, path, fail: { listTemplates: 500 } }),
  play: async ({ canvasElement }) => {
    const heading = { name: "Templates could not be loaded" };
    await expect(await within(canvasElement).findByRole("heading", heading, soon)).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...onBrowserApi({ as: "manager@northgate.example", path }),
  play: async ({ canvasElement }) => {
    const heading = { name: "You may not see Emails" };
    await expect(await within(canvasElement).findByRole("heading", heading, soon)).toBeVisible();
  },
};
