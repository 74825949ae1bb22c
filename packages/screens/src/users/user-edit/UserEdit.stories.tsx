import { to } from "@ats/core/navigation/routes";
import { listJobs } from "@ats/core/jobs/list-contract";
import { addRole } from "@ats/core/roles/contract";
import { listUsers } from "@ats/core/users/list-contract";
import { getUser, updateUser } from "@ats/core/users/profile-contract";
import type { BrowserApi } from "@ats/demo/browser/browser-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { onBrowserApi } from "../../app/story.tsx";

const meta: Meta = { title: "Users/User" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const admin = "admin@northgate.example";

const userNamed = (q: string) => async (api: BrowserApi) => {
  const { records } = await api.client.call(listUsers, { query: { q } });
  return to.userEdit({ id: records[0]?.id ?? 0 });
};

/** Details and role are edited; the account is signed out, locked and unlocked. */
export const Default: Story = {
  ...onBrowserApi({ as: admin, path: userNamed("Tom Ashdown") }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "Tom Ashdown" }, soon);
    await step("A new role is saved with the details.", async () => {
      await userEvent.click(await page.findByRole("button", { name: /Role/ }, soon));
      await userEvent.click(await screen.findByRole("option", { name: "Hiring manager" }, soon));
      await userEvent.click(page.getByRole("button", { name: "Save details" }));
      await screen.findByText("Details saved", {}, soon);
    });
    await step("What the role shows is said with its reason.", async () => {
      await page.findByText(/role Hiring manager has no right to view reports\.$/, {}, soon);
    });
    await step("A locked account can be unlocked.", async () => {
      await userEvent.click(page.getByRole("button", { name: "Lock" }));
      const dialog = within(await screen.findByRole("alertdialog", { name: "Lock Tom Ashdown?" }));
      await userEvent.click(dialog.getByRole("button", { name: "Lock" }));
      await userEvent.click(await page.findByRole("button", { name: "Unlock" }, soon));
      await page.findByRole("button", { name: "Sign out everywhere" }, soon);
    });
  },
};

/** A role for chosen jobs names them: in the choice, in the reasons and in the list of users. */
export const ChosenJobs: Story = {
  ...onBrowserApi({
    as: admin,
    path: userNamed("Tom Ashdown"),
    async before({ client }) {
      const role = { rights: ["VIEW_JOBS" as const], scope: "named_jobs" as const };
      await client.call(addRole, { body: { ...role, name: "Campaign", hidden_groups: [] } });
      const [job] = (await client.call(listJobs, { query: { per_page: 1 } })).records;
      const { records } = await client.call(listUsers, { query: { q: "Tom Ashdown" } });
      const params = { id: records[0]?.id ?? 0 };
      const { users } = await client.call(getUser, { params });
      const { first_name, last_name, telephone, version } = users;
      const given = { userType: "Campaign", scope_values: [String(job?.id)] };
      const body = { first_name, last_name, telephone, ...given };
      await client.call(updateUser, { params, version, body });
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const chosen = await page.findByRole("row", { name: / \(\d+\)$/ }, soon);
    const job = chosen.textContent ?? "";
    await page.findByText(`Tom Ashdown’s role Campaign covers the job ${job}.`, {}, soon);
    await userEvent.click(within(page.getByRole("main")).getByRole("link", { name: "Users" }));
    await userEvent.click(within(page.getByRole("main")).getByRole("link", { name: "Users" }));
    const row = await page.findByRole("row", { name: /Tom Ashdown/ }, soon);
    await expect(within(row).getByText(job)).toBeVisible();
  },
};

/** Turning another's two-step verification off needs one's own password. */
export const TwoStepTurnedOff: Story = {
  ...onBrowserApi({ as: admin, path: userNamed("mfa@northgate.example") }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("Two-step verification", {}, soon);
    await userEvent.click(await page.findByRole("button", { name: /^More/ }, soon));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Turn two-step off…" }));
    const dialog = within(await screen.findByRole("dialog", {}, soon));
    await userEvent.type(await dialog.findByLabelText("Your password"), "Welcome-to-the-ATS-2026");
    await userEvent.click(dialog.getByRole("button", { name: "Turn off" }));
    await screen.findByText(/^Two-step verification is off for/, {}, soon);
  },
};

/** An invited user has no password yet: the invitation can be sent again. */
export const Invited: Story = {
  ...onBrowserApi({ as: admin, path: userNamed("Nia Price") }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("Invitation valid until", {}, soon);
    await userEvent.click(page.getByRole("button", { name: "Send invitation again" }));
    await screen.findByText("Nia Price was invited again", {}, soon);
  },
};

export const Locked: Story = {
  ...onBrowserApi({ as: admin, path: userNamed("Martin Pell") }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("button", { name: "Unlock" }, soon);
  },
};

/** A leaver's open work goes to a colleague, and only then the account ends; later it is deleted. */
export const Leaving: Story = {
  ...onBrowserApi({ as: admin, path: userNamed("Tom Ashdown") }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const menu = async (item: string) => {
      await userEvent.click(await page.findByRole("button", { name: /^More/ }, soon));
      await userEvent.click(await screen.findByRole("menuitem", { name: item }, soon));
    };
    await page.findByRole("heading", { name: "Tom Ashdown" }, soon);
    await step("Each kind of open work needs a colleague.", async () => {
      await menu("Deactivate…");
      const dialog = within(
        await screen.findByRole("dialog", { name: "Deactivate Tom Ashdown" }, soon),
      );
      await dialog.findByText("Recruiter of open jobs", {}, soon);
      await userEvent.click(dialog.getByRole("button", { name: "Deactivate" }));
      await dialog.findByText("Choose a colleague for each kind of work.", {}, soon);
    });
    await step(
      "One colleague takes all of it over but one job, and the account ends.",
      async () => {
        const dialog = within(screen.getByRole("dialog", { name: "Deactivate Tom Ashdown" }));
        const all = dialog.getByRole("combobox", { name: "Hand everything to" });
        await userEvent.type(all, "Whitworth");
        await userEvent.click(await screen.findByRole("option", { name: /Helen Whitworth/ }, soon));
        const [job] = dialog.getAllByRole("button", { name: /^Choose someone else for / });
        await userEvent.click(job as HTMLElement);
        await userEvent.type(document.activeElement as HTMLElement, "Marchetti");
        await userEvent.click(
          await screen.findByRole("option", { name: /Sophie Marchetti/ }, soon),
        );
        await userEvent.click(dialog.getByRole("button", { name: "Deactivate" }));
        await screen.findByText("Tom Ashdown is deactivated", {}, soon);
        await page.findByText("Deactivated", {}, soon);
      },
    );
    await step("A deactivated user is reactivated or deleted.", async () => {
      await page.findByRole("button", { name: "Reactivate" }, soon);
      await menu("Delete…");
      const ask = within(
        await screen.findByRole("alertdialog", { name: "Delete Tom Ashdown?" }, soon),
      );
      await ask.findByText("No open work is left.", {}, soon);
      await userEvent.click(ask.getByRole("button", { name: "Delete" }));
      await screen.findByText("Tom Ashdown is deleted", {}, soon);
      await page.findByRole("heading", { name: "Users" }, soon);
    });
  },
};

/** Open work that could not be read is not taken for none. */
export const LeavingFailed: Story = {
  ...onBrowserApi({ as: admin, path: userNamed("Tom Ashdown"), fail: { getDuties: 500 } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: /^More/ }, soon));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Deactivate…" }, soon));
    const dialog = within(await screen.findByRole("dialog", {}, soon));
    await dialog.findByRole("button", { name: "Try again" }, soon);
    await expect(dialog.getByRole("button", { name: "Deactivate" })).toBeDisabled();
  },
};

/** One's own account is changed in the settings. */
export const OwnAccount: Story = {
  ...onBrowserApi({ as: admin, path: userNamed(admin) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/^This is you/, {}, soon);
    await expect(page.queryByRole("button", { name: "Lock" })).toBeNull();
  },
};

export const Loading: Story = {
  ...onBrowserApi({ as: admin, path: userNamed("Tom Ashdown"), fail: { getUser: "never" } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("main", {}, soon);
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as: admin, path: userNamed("Tom Ashdown"), fail: { getUser: 500 } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("button", { name: "Try again" }, soon);
  },
};

export const Forbidden: Story = {
  ...onBrowserApi({ as: "recruiter@northgate.example", path: to.userEdit({ id: 1 }) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/does not include this area/, {}, soon);
  },
};

export const InLongerWords: Story = inLongerWords({ as: admin, path: userNamed("Tom Ashdown") });
