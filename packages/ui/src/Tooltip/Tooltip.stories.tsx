import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Tooltip } from "./Tooltip.tsx";

const meta = { title: "Overlays/Tooltip", component: Tooltip } satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { label: "Ctrl K", children: <Button>Search</Button> },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(
      await within(canvasElement.ownerDocument.body).findByRole("tooltip"),
    ).toHaveTextContent("Ctrl K");
  },
};

/** Stays below its element when the page above grows. */
export const FollowsItsElement: Story = {
  args: { ...(Default.args as Story["args"] & object), placement: "bottom" },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const button = canvas.getByRole("button", { name: "Search" });
    await userEvent.tab();
    const placed = (await body.findByRole("tooltip")).getBoundingClientRect().top;
    canvasElement.style.paddingTop = "60px";
    await waitFor(() =>
      expect(body.getByRole("tooltip").getBoundingClientRect().top).toBe(placed + 60),
    );
    await expect(button).toHaveFocus();
  },
};

/** Escape closes the tooltip and keeps the focus. */
export const ClosesByEscape: Story = {
  args: Default.args as Story["args"] & object,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await body.findByRole("tooltip");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(body.queryByRole("tooltip")).toBeNull());
    await expect(canvas.getByRole("button", { name: "Search" })).toHaveFocus();
  },
};
