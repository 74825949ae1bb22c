import { listTimeOff } from "@ats/core/interviews/time-off-contract";
import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../app/story.tsx";

const meta: Meta = { title: "Interviews/Time off" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const path = `${to.Settings()}?section=timeOff`;
const year = new Date().getFullYear() + 1;

async function typeDays(section: ReturnType<typeof within>, from: string, until: string) {
  const [first, last] = await section.findAllByRole("spinbutton", { name: /^day/ }, soon);
  first?.focus();
  await userEvent.keyboard(from);
  last?.focus();
  await userEvent.keyboard(until);
  section.getByRole("button", { name: "Add time off" }).focus();
  await userEvent.keyboard("{Enter}");
}
const sectionIn = async (canvas: HTMLElement) =>
  within(await within(canvas).findByRole("region", { name: "Time off" }, soon));

/** By keyboard alone; a removal can be undone. */
export const Own: Story = {
  ...onBrowserApi({ as: "manager@northgate.example", path }),
  play: async ({ canvasElement }) => {
    const section = await sectionIn(canvasElement);
    await expect(section.queryByRole("combobox", { name: "Person" })).toBeNull();
    await userEvent.click(await section.findByRole("button", { name: "Add time off" }, soon));
    await section.findByText("Choose the first and the last day.");
    await typeDays(section, `0208${year}`, `1308${year}`);
    const days = `2 Aug ${year} to 13 Aug ${year}`;
    await userEvent.click(await section.findByRole("button", { name: `Remove ${days}` }, soon));
    await section.findByText("No time off", {}, soon);
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }, soon));
    await section.findByText(days, {}, soon);
  },
};

export const OfColleague: Story = {
  name: "An administrator enters a colleague's time off",
  ...onBrowserApi({ as: "admin@northgate.example", path }),
  play: async ({ canvasElement }) => {
    const section = await sectionIn(canvasElement);
    const person = await section.findByRole("combobox", { name: "Person" }, soon);
    await waitFor(() => expect(person).toHaveValue("Helen Whitworth"), soon);
    await userEvent.clear(person);
    await userEvent.type(person, "Priya");
    await userEvent.click(await screen.findByRole("option", { name: "Priya Raman" }, soon));
    await typeDays(section, `0305${year}`, `0305${year}`);
    await section.findByText(`3 May ${year}`, {}, soon);
    const { client, signIn } = await storyApi();
    const { id } = await signIn("manager@northgate.example");
    const { records } = await client.call(listTimeOff, { params: { id } });
    await expect(records).toMatchObject([{ first_date: `${year}-05-03` }]);
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as: "manager@northgate.example", path, fail: { listTimeOff: 500 } }),
  play: async ({ canvasElement }) => {
    const title = { name: "The time off could not be loaded" };
    await within(canvasElement).findByRole("heading", title, soon);
  },
};
