import { to } from "@ats/core/navigation/routes";
import { listUsers } from "@ats/core/users/list-contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { onBrowserApi, storyApi } from "../../app/story.tsx";

const meta: Meta = { title: "Users/User list" };
export default meta;

type Story = StoryObj;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvasElement"];

const soon = { timeout: 15_000 };
const admin = "admin@northgate.example";
const path = to.userList();

const users = async (canvasElement: Canvas) => {
  const page = within(canvasElement);
  await page.findAllByRole("rowheader", {}, soon);
  return { page, names: () => page.getAllByRole("rowheader").map((cell) => cell.textContent) };
};

/** Specification §9: newest first. */
export const Default: Story = {
  ...onBrowserApi({ as: admin, path }),
  play: async ({ canvasElement, step }) => {
    const { page, names } = await users(canvasElement);
    await step("The newest users stand first, each with the state of the account.", async () => {
      await expect(page.getByRole("columnheader", { name: "Added" })).toHaveAttribute(
        "aria-sort",
        "descending",
      );
      await expect(page.getAllByText("Active").length).toBeGreaterThan(0);
      await expect(page.getByRole("link", { name: "Users" })).toHaveAttribute(
        "aria-current",
        "page",
      );
    });
    await step("A full name finds its person.", async () => {
      const search = page.getByRole("searchbox", { name: "Search users" });
      await userEvent.type(search, "raman priya");
      await waitFor(() => expect(names()).toHaveLength(1), soon);
      await expect(names()[0]).toContain("Priya Raman");
      await userEvent.clear(search);
      await waitFor(() => expect(names().length).toBeGreaterThan(1), soon);
    });
    await step("Several users are locked at once, and unlocked again.", async () => {
      const [first] = page.getAllByRole("checkbox", { name: /^Select Tom Ashdown/ });
      await userEvent.click(first as HTMLElement);
      const bar = within(await page.findByRole("group", { name: "Selected rows" }, soon));
      await userEvent.click(await bar.findByRole("button", { name: "Lock" }, soon));
      const dialog = within(await screen.findByRole("alertdialog", { name: "Lock 1 user?" }, soon));
      await userEvent.click(dialog.getByRole("button", { name: "Lock" }));
      await screen.findByText("Tom Ashdown is locked", {}, soon);
      const { client } = await storyApi();
      await waitFor(async () => {
        const { records } = await client.call(listUsers, { query: { q: "Tom Ashdown" } });
        await expect(records[0]?.state).toBe("LOCKED");
      }, soon);
    });
  },
};

/** Nobody matches what is searched for. */
export const Empty: Story = {
  ...onBrowserApi({ as: admin, path }),
  play: async ({ canvasElement }) => {
    const { page } = await users(canvasElement);
    await userEvent.type(page.getByRole("searchbox", { name: "Search users" }), "nobody at all");
    await page.findByRole("heading", { name: "No users match your search" }, soon);
    await userEvent.click(page.getByRole("button", { name: "Clear the search" }));
    await page.findAllByRole("rowheader", {}, soon);
  },
};

/** Everybody whom the company has invited has registered. */
export const NobodyInvited: Story = {
  ...onBrowserApi({ as: "admin@riverside.example", path: `${path}?filter=unapproved` }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "Nobody is waiting to register" }, soon);
    await page.findByRole("button", { name: "Show all users" });
  },
};

export const Loading: Story = {
  ...onBrowserApi({ as: admin, path, fail: { listUsers: "never" } }),
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole("table", { name: "All users" }, soon);
    await expect(table).toHaveAttribute("aria-busy", "true");
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as: admin, path, fail: { listUsers: 500 } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { name: "Users could not be loaded" }, soon);
  },
};

/** A recruiter has no right to users. */
export const Forbidden: Story = {
  ...onBrowserApi({ as: "recruiter@northgate.example", path }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/does not include this area/, {}, soon);
  },
};

const csv = `Name,E-mail,Role
Bo Lindqvist,bo.lindqvist@northgate.example,Hiring manager
Al Ferris,not an address,Recruiter
Tom Ashdown,recruiter@northgate.example,Recruiter
`;

/** Each row of a file has a result of its own. */
export const Imported: Story = {
  ...onBrowserApi({ as: admin, path }),
  play: async ({ canvasElement, step }) => {
    const { page } = await users(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "Import" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Import users" }, soon));
    await step("Its columns are recognised by their headings.", async () => {
      const input = await waitFor(() => {
        const found = document.querySelector<HTMLInputElement>("[role=dialog] input[type=file]");
        if (!found) throw new Error("No file field yet");
        return found;
      }, soon);
      await userEvent.upload(input, new File([csv], "team.csv", { type: "text/csv" }));
      await expect(
        await dialog.findByRole("combobox", { name: "What “E-mail” becomes" }, soon),
      ).toHaveValue("email");
    });
    await step("A check says of each row whether it can be invited.", async () => {
      await userEvent.click(dialog.getByRole("button", { name: "Check 3 rows" }));
      await dialog.findByText(/1 user can be invited/, {}, soon);
      await expect(dialog.getAllByText(/E-mail must be valid/).length).toBeGreaterThan(0);
      await expect(dialog.getAllByText(/Tom Ashdown has this email/).length).toBeGreaterThan(0);
    });
    await step("Only the others are invited.", async () => {
      await userEvent.click(dialog.getByRole("button", { name: "Send 1 invitation" }));
      await dialog.findByText("1 invitation sent", {}, soon);
      await userEvent.click(dialog.getAllByRole("button", { name: "Close" }).at(-1) as HTMLElement);
      await page.findByText("Bo Lindqvist", {}, soon);
    });
  },
};

export const InLongerWords: Story = inLongerWords({ as: admin, path });
