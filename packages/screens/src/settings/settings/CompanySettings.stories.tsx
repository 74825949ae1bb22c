import { saveRetention } from "@ats/core/candidates/retention-contract";
import { to } from "@ats/core/navigation/routes";
import { getCompanySettings, saveSeo } from "@ats/core/settings/company-contract";
import { noSeo } from "@ats/core/settings/seo";
import { getUserSettings } from "@ats/core/users/contract";
import type { BrowserApi } from "@ats/demo/browser/browser-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../../app/story.tsx";
import type { SettingsSection } from "./route.ts";
import { confirmEffect } from "./story-effect.ts";

/** Settings of the company: its details, search engines, features, history, and the search. */
const meta: Meta = { title: "Settings/Company" };
export default meta;
type Story = StoryObj;

const as = "admin@northgate.example";
const soon = { timeout: 15_000 };
const at = (section: SettingsSection) => `${to.Settings()}?section=${section}`;
const card = async (canvas: HTMLElement, name: string) =>
  within(await within(canvas).findByRole("region", { name }, soon));

let company = 0;
const remember = async (_: BrowserApi, user: number | undefined) => {
  const { client } = await storyApi();
  if (user) company = (await client.call(getUserSettings, { params: { id: user } })).users.company;
};

/** The address and the first language are saved; a colleague's version is shown beside one's own. */
export const Details: Story = {
  ...onBrowserApi({ as, path: at("companyDetails"), before: remember }),
  play: async ({ canvasElement }) => {
    const form = await card(canvasElement, "Company");
    await expect(form.getByLabelText("Name")).toHaveValue("Northgate Group");
    const town = form.getByLabelText("Town or city");
    await userEvent.clear(town);
    await userEvent.type(town, "Leeds");
    await userEvent.click(form.getByRole("radio", { name: "Welsh" }));
    await userEvent.click(form.getByRole("button", { name: "Save company" }));
    await screen.findByText("Company saved", {}, soon);
    const { client } = await storyApi();
    const { settings } = await client.call(getCompanySettings, { params: { id: company } });
    await expect(settings.company_details).toMatchObject({ town: "Leeds", language: "cy" });
  },
};

export const SearchEngines: Story = {
  ...onBrowserApi({ as, path: at("seo") }),
  play: async ({ canvasElement }) => {
    const form = await card(canvasElement, "Search engines and sharing");
    const preview = within(form.getByRole("figure", { name: "Preview of the search result" }));
    await expect(preview.getAllByText("Vacancies at Northgate Group")).toHaveLength(2);
    const title = form.getByLabelText("Page title");
    await userEvent.type(title, "Care jobs in Leeds");
    await expect(preview.getByText("Care jobs in Leeds")).toBeVisible();
    const picture = form.getByLabelText("Share picture");
    await userEvent.type(picture, "team.jpg");
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await userEvent.click(
      await form.findByRole("link", { name: "Enter an address that begins with https://." }),
    );
    await expect(picture).toHaveFocus();
    await userEvent.clear(picture);
    const { client } = await storyApi();
    await client.call(saveSeo, { body: { ...noSeo, title: "Work with us" } });
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await confirmEffect();
    await form.findByText("Saved: Work with us", {}, soon);
    await userEvent.click(form.getByRole("button", { name: "Save my version" }));
    await screen.findByText("Search engines saved", {}, soon);
  },
};

/** "holidays" leads to the field, which is focused and marked. */
export const Find: Story = {
  ...onBrowserApi({ as, path: to.Settings() }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const find = await page.findByRole("searchbox", { name: "Find a setting" }, soon);
    await userEvent.type(find, "xyzzy");
    await page.findByText(/No setting matches/, {}, soon);
    await userEvent.clear(find);
    await userEvent.type(find, "bank holidays");
    await userEvent.click(await page.findByRole("link", { name: "Public holidays" }, soon));
    await waitFor(
      () => expect(page.getByRole("button", { name: /Public holidays/ })).toHaveFocus(),
      soon,
    );
    await expect(page.getByRole("tab", { name: "Interviews" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await userEvent.type(find, "contract");
    await userEvent.click(await page.findByRole("link", { name: "Document templates" }, soon));
    const templates = await card(canvasElement, "Templates");
    await expect(templates.getByRole("link", { name: "Document templates" })).toHaveAttribute(
      "href",
      expect.stringMatching(/filter=document$/),
    );
    await userEvent.click(page.getByRole("tab", { name: "Diversity" }));
    const questions = await card(canvasElement, "Diversity questions");
    await questions.findByText("Ethnic group", {}, soon);
  },
};

/** Two changes of one setting: the later one is undone, as a new change. */
export const History: Story = {
  ...onBrowserApi({
    as,
    path: at("history"),
    before: async ({ visitor }) => {
      const { client, signIn } = visitor();
      await signIn("master@northgate.example");
      await client.call(saveRetention, { version: 0, body: { is_on: true, months: 24 } });
      await client.call(saveRetention, { version: 1, body: { is_on: true, months: 36 } });
    },
  }),
  play: async ({ canvasElement }) => {
    const changes = await card(canvasElement, "Changes");
    await expect(changes.getByText("Months: from 24 to 36")).toBeVisible();
    await expect(changes.getByText(/Undo the later change first/)).toBeVisible();
    await userEvent.click(changes.getByRole("button", { name: "Undo this change of Retention" }));
    const dialog = within(await screen.findByRole("alertdialog", {}, soon));
    await expect(dialog.getByText("Months: from 36 to 24")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Undo" }));
    await screen.findByText("Change undone", {}, soon);
    await changes.findByText("Months: from 36 to 24", {}, soon);
  },
};

export const HistoryEmpty: Story = {
  ...onBrowserApi({ as: "admin@riverside.example", path: at("history") }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("No setting has been changed yet", {}, soon);
  },
};

export const HistoryFailed: Story = {
  ...onBrowserApi({ as, path: at("history"), fail: { listSettingChanges: 500 } }),
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole("alert", {}, soon);
    await expect(alert).toHaveTextContent("The changes could not be loaded");
  },
};

/** A change that affects others says so before it is saved. */
export const Effect: Story = {
  ...onBrowserApi({ as, path: at("retention") }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const months = await page.findByRole("textbox", { name: /Months/ }, soon);
    await userEvent.clear(months);
    await userEvent.type(months, "1");
    await userEvent.click(page.getByRole("button", { name: "Save period" }));
    const dialog = within(await screen.findByRole("alertdialog", {}, soon));
    const [sentence] = dialog.getAllByText(/more candidates will be flagged for erasure/);
    await expect(sentence).toBeVisible();
    await dialog.findByText("This also changes Northgate Learning and Northgate Leisure.");
    await dialog.findByText("Northgate Care has its own and stays as it is.");
    await userEvent.click(dialog.getByRole("button", { name: "Save change" }));
    await screen.findByText("Retention period saved", {}, soon);
  },
};

export const Features: Story = {
  ...onBrowserApi({ as, path: at("flags") }),
  play: async ({ canvasElement }) => {
    const features = await card(canvasElement, "Features");
    await expect(features.getByText("Agencies")).toBeVisible();
  },
};

/** A parent locks a setting after seeing which clients change, and unlocks it. */
export const LockedForClients: Story = {
  ...onBrowserApi({ as, path: at("retention") }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("2 clients follow this setting", {}, soon);
    await page.findByText("Northgate Care has its own.");
    await userEvent.click(page.getByRole("button", { name: "Lock for clients: Retention" }));
    const dialog = within(await screen.findByRole("alertdialog", {}, soon));
    await dialog.findByText("This also changes Northgate Care.");
    await userEvent.click(dialog.getByRole("button", { name: "Lock setting" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull(), soon);
    await userEvent.click(await page.findByRole("button", { name: "Unlock: Retention" }, soon));
    const again = within(await screen.findByRole("alertdialog", {}, soon));
    await userEvent.click(again.getByRole("button", { name: "Unlock setting" }));
    await page.findByRole("button", { name: "Lock for clients: Retention" }, soon);
  },
};

/** A client reads who locked a setting, has its own of another, and follows the parent again. */
export const OfClient: Story = {
  ...onBrowserApi({
    as: "gareth.pugh@learning.northgate.example",
    path: at("anonymisation"),
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/^Locked by Northgate Group, /, {}, soon);
    await expect(page.getByRole("switch", { name: /^Allow anonymised jobs/ })).toBeDisabled();
    await userEvent.click(page.getByRole("tab", { name: "Interviews" }));
    await page.findByText(/^By Gareth Pugh, /, {}, soon);
    await userEvent.click(page.getByRole("button", { name: "Follow Northgate Group: Interviews" }));
    const dialog = within(await screen.findByRole("alertdialog", {}, soon));
    await userEvent.click(dialog.getByRole("button", { name: "Follow Northgate Group" }));
    await page.findByText("Follows Northgate Group", {}, soon);
    await expect(page.getByRole("textbox", { name: /^Reminder/ })).toHaveValue("24");
  },
};
