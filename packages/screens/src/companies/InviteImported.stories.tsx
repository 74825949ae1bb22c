import type { Client } from "@ats/core/contract/client";
import type { User } from "@ats/core/users/user";
import { createClient } from "@ats/core/contract/client";
import { getUserSettings } from "@ats/core/users/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { AtsScreens } from "../app/AtsScreens.tsx";
import { storyApi } from "../app/story.tsx";
import { InviteImported } from "./InviteImported.tsx";

/** Beside a finished import: its people have no password yet. */
const meta: Meta = { title: "Settings/Invite imported people" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };

const as = (email: string, failing: "listUsers" | undefined = undefined): Story => ({
  loaders: [
    async () => {
      const api = await storyApi();
      await api.reset();
      const { id, token } = await api.signIn(email);
      const client = createClient({
        fetch: api.fetch,
        token: { read: () => token, write: () => {} },
      });
      const { users: user } = await client.call(getUserSettings, { params: { id } });
      if (failing) api.fail(failing, 500);
      return { client, user };
    },
  ],
  render: (_, { loaded }) => (
    <AtsScreens {...(loaded as { client: Client; user: User })}>
      <InviteImported />
    </AtsScreens>
  ),
});

async function open(canvasElement: HTMLElement) {
  const button = { name: "Invite imported people" };
  await userEvent.click(await within(canvasElement).findByRole("button", button, soon));
  return within(await screen.findByRole("dialog", button, soon));
}

/** The list of people comes before any email, and the result of each after it. */
export const Default: Story = {
  ...as("admin@northgate.example"),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    const people = (await dialog.findAllByRole("rowheader", {}, soon)).length;
    await userEvent.click(dialog.getByRole("button", { name: /^Send \d+ invitations?$/ }));
    await expect(await dialog.findByRole("status", {}, soon)).toHaveTextContent(`${people} inv`);
    await expect(dialog.getAllByText("Invited")).toHaveLength(people);
    await expect(dialog.queryByRole("button", { name: /^Send/ })).toBeNull();
  },
};

export const Empty: Story = {
  ...as("admin@riverside.example"),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await dialog.findByText("Everybody has registered or has a valid invitation.", {}, soon);
  },
};

export const Failed: Story = {
  ...as("admin@northgate.example", "listUsers"),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await dialog.findByText("The people could not be loaded", {}, soon);
  },
};
