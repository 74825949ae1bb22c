import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen, userEvent, within } from "storybook/test";
import { onBrowserApi } from "../app/story.tsx";

const meta: Meta = { title: "Applications/Exit reasons" };
export default meta;

type Story = StoryObj;
const soon = { timeout: 15_000 };
const admin = "admin@northgate.example";
const path = `${to.Settings()}?section=reasons`;

/** One of the company's own is added to the usual ones. */
export const Default: Story = {
  ...onBrowserApi({ as: admin, path }),
  play: async ({ canvasElement }) => {
    const group = within(
      await within(canvasElement).findByRole("form", { name: "Reasons to reject" }, soon),
    );
    await userEvent.type(group.getByRole("combobox", { name: "Reasons" }), "No licence{Enter}");
    await userEvent.click(group.getByRole("button", { name: "Save the reasons" }));
    await screen.findByText("The reasons are saved", {}, soon);
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as: admin, path, fail: { listExitReasons: 500 } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole(
      "heading",
      { name: "The reasons could not be loaded" },
      soon,
    );
  },
};
