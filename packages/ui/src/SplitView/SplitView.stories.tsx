import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Card } from "../Card/Card.tsx";
import { SplitView } from "./SplitView.tsx";

const meta = {
  title: "Layout/SplitView",
  component: SplitView,
  args: {
    startLabel: "Application",
    endLabel: "Document",
    start: <Card title="Application">Priya Shah, registered nurse</Card>,
    end: <Card title="CV">Registered nurse since 2015</Card>,
  },
} satisfies Meta<typeof SplitView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WideStart: Story = { args: { ratio: "start" } };
export const WideEnd: Story = { args: { ratio: "end" } };

/** Only on a wide screen: below 1024 px the panes are stacked. */
export const Resizable: Story = {
  args: { isResizable: true, onSizeChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const divider = canvas.queryByRole("separator", { name: "Width of Application" });
    if (!divider) return expect(window.innerWidth).toBeLessThan(1024);
    divider.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(divider).toHaveAttribute("aria-valuenow", "55");
    await expect(args.onSizeChange).toHaveBeenLastCalledWith(55);
    await userEvent.keyboard("{End}");
    await expect(divider).toHaveAttribute("aria-valuenow", "80");
    await userEvent.keyboard("{Home}{ArrowLeft}");
    await expect(divider).toHaveAttribute("aria-valuenow", "20");
    await userEvent.keyboard("{Enter}");
    await expect(divider).toHaveAttribute("aria-valuenow", "50");
    return undefined;
  },
};

export const LongNames: Story = {
  args: {
    isResizable: true,
    defaultSize: 30,
    start: (
      <Card title="Maximiliana-Aurelia von Hohenstein-Featherstonehaugh of Northgate Group">
        maximiliana-aurelia.von-hohenstein-featherstonehaugh@northgate.example
      </Card>
    ),
  },
};
