import { to } from "@ats/core/navigation/routes";
import { addRole } from "@ats/core/roles/contract";
import { getUser, updateUser } from "@ats/core/users/profile-contract";
import { listUsers } from "@ats/core/users/list-contract";
import { rightsOf } from "@ats/core/rights/rights";
import type { RoleInput } from "@ats/core/roles/role";
import { listJobs } from "@ats/core/jobs/list-contract";
import type { BrowserApi } from "@ats/demo/browser/browser-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi } from "../app/story.tsx";
import { openFilter } from "../lists/story-filter.ts";

const meta: Meta = { title: "Settings/Roles" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const admin = "admin@northgate.example";
const recruiter = "recruiter@northgate.example";
const section = `${to.Settings()}?section=roles`;
const inDialog = async (name: string | RegExp) =>
  within(await screen.findByRole("dialog", { name }, soon));

const has = (role: string, name: string) => screen.queryByRole(role, { name });

const careRole: RoleInput = {
  name: "Care recruiter",
  rights: ["VIEW_JOBS", "VIEW_CANDIDATES", "UPDATE_APPLICATIONS"],
  scope: "departments",
  hidden_groups: ["diversity"],
};

/** A role of the company's own, which a recruiter has in the department Nursing. */
async function addCareRole({ client }: Pick<BrowserApi, "client">, role = careRole) {
  const { name } = await client.call(addRole, { body: role });
  const { records } = await client.call(listUsers, { query: { q: "Tom Ashdown" } });
  const params = { id: records.find(({ email }) => email === recruiter)?.id ?? 0 };
  const { users } = await client.call(getUser, { params });
  const { first_name, last_name, telephone, version } = users;
  const body = { first_name, last_name, telephone, userType: name, scope_values: ["Nursing"] };
  await client.call(updateUser, { params, version, body });
}

export const Copied: Story = {
  name: "An administrator copies a role, leaves out a right, and reads both side by side",
  ...onBrowserApi({ as: admin, path: section }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Recruiter: more" }, soon));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Copy" }, soon));
    const dialog = await inDialog("Add role");
    const name = dialog.getByRole("textbox", { name: "Name" });
    await expect(name).toHaveValue("Copy of Recruiter");
    await userEvent.clear(name);
    await userEvent.type(name, "Care recruiter");
    await userEvent.click(dialog.getByRole("radio", { name: "Chosen departments" }));
    await userEvent.click(dialog.getByRole("checkbox", { name: "Salaries" }));
    await userEvent.click(dialog.getByRole("checkbox", { name: "Publish jobs" }));
    await userEvent.click(dialog.getByRole("button", { name: "Save role" }));
    await page.findByRole("columnheader", { name: /^Care recruiter/ }, soon);
    const roles = page.getAllByRole("columnheader").map((header) => header.textContent);
    const publish = within(page.getByRole("row", { name: /^Publish jobs/ })).getAllByRole("cell");
    const isGranted = (role: string) =>
      publish.at(roles.findIndex((each) => each?.startsWith(role)) - 1)?.textContent;
    await expect(isGranted("Care recruiter")).toBe("No");
    await expect(isGranted("Recruiter")).toBe("Yes");
  },
};

export const Changed: Story = {
  name: "A change of a role says what it takes from its people before it is saved",
  ...onBrowserApi({ as: admin, before: (api) => addCareRole(api), path: section }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Care recruiter: more" }, soon));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Change" }, soon));
    const dialog = await inDialog("Change Care recruiter");
    await userEvent.click(dialog.getByRole("checkbox", { name: "Salaries" }));
    await dialog.findByText(/^1 person loses salaries on \d+ jobs?\.$/, {}, soon);
    await userEvent.click(dialog.getByRole("button", { name: "Save role" }));
    await page.findByText("Diversity answers, Salaries", {}, soon);
    await userEvent.click(page.getByRole("button", { name: "Care recruiter: more" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }, soon));
    const confirm = within(
      await screen.findByRole("alertdialog", { name: "Delete Care recruiter?" }, soon),
    );
    await confirm.findByText(/^1 person has this role/, {}, soon);
    await userEvent.click(confirm.getByRole("button", { name: "Delete" }));
    await screen.findByText("Care recruiter deleted", {}, soon);
  },
};

export const Explained: Story = {
  name: "An administrator asks who can see a job, and reads the sentence that decided",
  ...onBrowserApi({
    as: admin,
    before: (api) => addCareRole(api),
    path: async ({ client }) => {
      const { records } = await client.call(listJobs, {});
      return to.applicationList({ id: records.find(({ dept }) => dept !== "Nursing")?.id ?? 0 });
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Who can see this?" }, soon));
    const panel = await inDialog("Who can see this?");
    const all = await panel.findAllByText(
      /role Recruiter admin covers the whole company\.$/,
      {},
      soon,
    );
    await expect(all.length).toBeGreaterThan(0);
    const search = panel.getByRole("searchbox", { name: "Find a person" });
    await userEvent.type(search, "Tom Ashdown");
    await panel.findByText(
      /role Care recruiter covers the department Nursing; this job is in |of this job\.$/,
      {},
      soon,
    );
    await userEvent.type(search, " at all");
    await panel.findByText("Nobody of this name", {}, soon);
  },
};

export const Limited: Story = {
  name: "Screens offer nothing that a role may not do, and no field that it hides",
  ...onBrowserApi({
    as: recruiter,
    path: to.jobList(),
    async before(api) {
      const other = api.visitor();
      await other.signIn(admin);
      await addCareRole(other, {
        ...careRole,
        rights: [...rightsOf["Recruiter user"], "ERASE_CANDIDATES"],
        hidden_groups: ["salary", "diversity", "private_notes", "contact"],
      });
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await openFilter(page, "Location");
    await expect(has("option", "Salary")).toBeNull();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(has("dialog", "Add filter")).toBeNull());
    await expect(has("link", "Add job")).toBeNull();
    const [title] = await page.findAllByRole("rowheader", {}, soon);
    const row = within(title?.closest("tr") as HTMLElement);
    await userEvent.click(row.getByRole("button", { name: /^Actions for/ }));
    await screen.findByRole("menu", {}, soon);
    await expect(has("menuitem", "Edit")).toBeNull();
    await expect(has("menuitem", "Duplicate")).toBeNull();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(within(title as HTMLElement).getByRole("link"));
    await page.findByRole("button", { name: "Team" }, soon);
    await expect(has("link", "Edit")).toBeNull();
    const search = page.getByRole("searchbox", { name: /^Search/ });
    await userEvent.type(search, "ann@mail.example");
    await page.findByRole("heading", { name: "Applications can’t be searched like this" }, soon);
    await page.findByText(/hides contact details\. Search or sort by something else\./);
    await expect(search).toHaveValue("ann@mail.example");
    await userEvent.click(page.getByRole("button", { name: "Clear the search" }));
    await page.findByRole("table", {}, soon);
    await expect(search).toHaveValue("");
  },
};

export const ViewedAs: Story = {
  name: "An administrator views as a role: told so on every page, for reading, until they stop",
  ...onBrowserApi({ as: admin, path: section }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Hiring manager: more" }, soon));
    await userEvent.click(await screen.findByRole("menuitem", { name: "View as" }, soon));
    const strip = await page.findByRole("region", { name: "View as somebody else" }, soon);
    await expect(strip).toHaveTextContent(/^You are viewing as the role Hiring manager until/);
    await page.findByRole("heading", { name: "Jobs", level: 1 }, soon);
    await expect(has("link", "Users")).toBeNull();
    await userEvent.click(within(strip).getByRole("button", { name: "Stop viewing" }));
    await page.findByRole("link", { name: "Users" }, soon);
    await expect(has("region", "View as somebody else")).toBeNull();
  },
};
