import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Popover } from "./Popover.tsx";

const meta = { title: "Overlays/Popover", component: Popover } satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    label: "Why",
    trigger: <Button>Why?</Button>,
    children: "Because the budget ends in March.",
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Why?" }));
    await expect(
      await within(canvasElement.ownerDocument.body).findByRole("dialog", { name: "Why" }),
    ).toBeVisible();
  },
};
