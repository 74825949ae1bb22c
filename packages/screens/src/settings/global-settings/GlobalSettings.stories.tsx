import { to } from "@ats/core/navigation/routes";
import { listSupportCompanies, openSupportSession } from "@ats/core/session/support-contract";
import { loginWithToken } from "@ats/core/session/switching-contract";
import type { BrowserApi } from "@ats/demo/browser/browser-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { onBrowserApi } from "../../app/story.tsx";

const meta: Meta = { title: "Settings/Global settings" };
export default meta;
type Story = StoryObj;

const as = "service@ats.example";
const path = to.globalSettings();
const soon = { timeout: 15_000 };

async function visitCompany({ visitor }: BrowserApi) {
  const { client, fetch, signIn } = visitor();
  await signIn("support@ats.example");
  const { records } = await client.call(listSupportCompanies, { query: { q: "Northgate" } });
  const { one_time_token: token, host } = await client.call(openSupportSession, {
    body: { company: records[0]?.id ?? 0, reason: "Ticket 4711: a CV does not open" },
  });
  const url = new URL(loginWithToken.path, `${location.protocol}//${host}`);
  const body = JSON.stringify({ token });
  await fetch(new Request(url, { method: loginWithToken.method, body }));
}

async function write(canvas: HTMLElement, text: string) {
  const page = within(canvas);
  await userEvent.type(await page.findByLabelText("Message", {}, soon), text);
  await userEvent.click(await page.findByText("Show the announcement"));
  await userEvent.click(await page.findByRole("button", { name: "Save announcement" }));
  return page;
}

/** The form previews the announcement. Once saved, it appears above the page. */
export const Default: Story = {
  name: "Specification §2: the global settings announce something",
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement }) => {
    const page = await write(canvasElement, "Closed on Sunday");
    await screen.findByText("Announcement has been saved", {}, soon);
    const bars = () => page.getAllByRole("complementary", { name: "Announcement" });
    await waitFor(() => expect(bars()).toHaveLength(2), soon);
    for (const bar of bars()) await expect(bar).toHaveTextContent("Closed on Sunday");
  },
};

/** The announcement waits for its day, and the environment is marked in words of its own. */
export const ScheduleAndEnvironment: Story = {
  name: "An announcement waits for its day; the environment and deleted companies have a tab each",
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await step("An end before the start is refused", async () => {
      await userEvent.type(await page.findByLabelText("Message", {}, soon), "Closed at New Year");
      await userEvent.click(await page.findByText("Show the announcement"));
      const fill = async (label: string, year: string) => {
        const group = within(page.getByRole("group", { name: label }));
        const [day, month, years] = group.getAllByRole("spinbutton");
        for (const [segment, typed] of [
          [day, "31"],
          [month, "12"],
          [years, year],
        ] as const) {
          await userEvent.click(segment as HTMLElement);
          await userEvent.keyboard(typed);
        }
      };
      await fill("Show from", "2098");
      await fill("Show until", "2097");
      await page.findByText("Choose an end that is after the start.", {}, soon);
      await fill("Show until", "2099");
      await page.findByText(/^Once saved, everyone sees it from .*2098.* until .*2099/, {}, soon);
      await userEvent.click(await page.findByRole("button", { name: "Save announcement" }));
      await screen.findByText("Announcement has been saved", {}, soon);
      await expect(page.getAllByRole("complementary", { name: "Announcement" })).toHaveLength(1);
    });
    await step("The environment is marked, and the strip previewed", async () => {
      await userEvent.click(page.getByRole("tab", { name: "Environment" }));
      await userEvent.click(await page.findByRole("radio", { name: "Production" }, soon));
      await page.findByText("Production has no strip.");
      await userEvent.click(page.getByRole("radio", { name: "For tests" }));
      await page.findByText("Test environment");
      await userEvent.type(page.getByLabelText("Words of the strip"), "Rehearsal");
      await page.findByText("Rehearsal", { selector: "span" });
      await userEvent.click(page.getByRole("button", { name: "Save environment" }));
      await screen.findByText(/^Environment has been saved/, {}, soon);
    });
    await step("A deleted company has its certificate", async () => {
      await userEvent.click(page.getByRole("tab", { name: "Deleted companies" }));
      await page.findByRole("rowheader", { name: "Hartley Homes" }, soon);
      await expect(page.getByRole("button", { name: /Hartley Homes/ })).toBeVisible();
    });
  },
};

/** A name that is taken is refused at its field; another is added, and its administrator invited. */
export const CompanyAdded: Story = {
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("tab", { name: "Companies" }, soon));
    await page.findByRole("rowheader", { name: "Northgate Group" }, soon);
    await userEvent.click(page.getByRole("button", { name: "Add company" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Add company" }, soon));
    const fill = (label: string, text: string) =>
      userEvent.type(dialog.getByRole("textbox", { name: label }), text);
    await fill("Company name", "Northgate group");
    await fill("First name", "Megan");
    await fill("Last name", "Marsh");
    await fill("Email", "megan@marsh-lets.example");
    const add = dialog.getByRole("button", { name: "Add company" });
    await userEvent.click(add);
    await dialog.findAllByText(/^There is a company named Northgate Group already/, {}, soon);
    await userEvent.clear(dialog.getByRole("textbox", { name: "Company name" }));
    await fill("Company name", "Marsh Lets");
    await userEvent.click(add);
    await screen.findByText(/^Marsh Lets has been added, and megan@marsh-lets/, {}, soon);
    await expect(await page.findByRole("rowheader", { name: "Marsh Lets" }, soon)).toBeVisible();
  },
};

/** An empty announcement is not shown. */
export const Missing: Story = {
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement }) => {
    const page = await write(canvasElement, " ");
    await expect(await page.findByText("Enter the announcement before you show it.")).toBeVisible();
  },
};

export const SavingFails: Story = {
  ...onBrowserApi({ as, path, fail: { saveGlobalSettings: 500 } }),
  play: async ({ canvasElement }) => {
    const page = await write(canvasElement, "Closed on Sunday");
    await expect(await page.findByText("The answer is 500, as asked for.", {}, soon)).toBeVisible();
    await expect(page.getByLabelText("Message")).toHaveValue("Closed on Sunday");
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as, path, fail: { getGlobalSettings: 500 } }),
  play: async ({ canvasElement }) => {
    const heading = { name: "Global settings could not be loaded" };
    await expect(await within(canvasElement).findByRole("heading", heading, soon)).toBeVisible();
  },
};

export const Loading: Story = {
  ...onBrowserApi({ as, path, fail: { getGlobalSettings: "never" } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Loading ATS", {}, soon)).toBeVisible();
  },
};

/** Specification §6: only for technical support and client service. */
export const Forbidden: Story = {
  ...onBrowserApi({ as: "admin@northgate.example", path }),
  play: async ({ canvasElement }) => {
    const heading = { name: "You don’t have access to Global settings" };
    await expect(await within(canvasElement).findByRole("heading", heading, soon)).toBeVisible();
  },
};

export const InLongerWords: Story = inLongerWords({ as, path });

/** A feature is switched after its effect is shown; support's visits are listed. */
export const FlagsAndSupportAccess: Story = {
  ...onBrowserApi({ as, path, before: visitCompany }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await step("A feature flag shows its effect before it is switched", async () => {
      await userEvent.click(await page.findByRole("tab", { name: "Feature flags" }, soon));
      await userEvent.click(await page.findByRole("button", { name: "Change Approvals" }, soon));
      const dialog = within(await screen.findByRole("dialog", { name: "Change Approvals" }, soon));
      await userEvent.click(dialog.getByRole("button", { name: "Switch on" }));
      await dialog.findByRole("link", { name: "Choose at least one company." });
      await userEvent.click(dialog.getByRole("radio", { name: "All companies" }));
      await userEvent.click(dialog.getByRole("radio", { name: "Off" }));
      await dialog.findByText(/^(Switches off Approvals for|Nothing changes)/, {}, soon);
      await userEvent.click(dialog.getByRole("button", { name: "Switch off" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), soon);
      await page.findAllByText(/^0 of \d+ companies$/, {}, soon);
    });
    await step("The log of support access says who, where, why and how long", async () => {
      await userEvent.click(page.getByRole("tab", { name: "Support access" }));
      await page.findByText("Ticket 4711: a CV does not open", {}, soon);
      await userEvent.type(page.getByLabelText("Search support access"), "nothing{Enter}");
      await page.findByText("No visits match your search", {}, soon);
    });
  },
};
