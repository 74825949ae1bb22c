import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Grid } from "../Grid/Grid.tsx";
import { StatTile } from "./StatTile.tsx";

const meta = {
  title: "Data/StatTile",
  component: StatTile,
  args: {
    label: "Days to hire",
    value: 31,
    before: { value: 38, label: "last quarter" },
    better: "lower",
    trend: [44, 41, 43, 38, 39, 35, 31],
  },
  render: (args) => (
    <div style={{ maxInlineSize: "18rem" }}>
      <StatTile {...args} />
    </div>
  ),
} satisfies Meta<typeof StatTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const tile = canvas.getByRole("group", { name: "Days to hire" });
    await expect(tile).toHaveTextContent("31");
    await expect(tile).toHaveTextContent("Down 18.4% on last quarter");
  },
};

/** The whole tile links to the rows behind the figure. */
export const Linked: Story = {
  args: { label: "Open jobs", value: 431, href: "#jobs", before: undefined, trend: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Open jobs" })).toHaveFocus();
  },
};

export const Row: Story = {
  render: () => (
    <Grid minColumn="13rem">
      <StatTile
        label="Open jobs"
        value={431}
        href="#jobs"
        before={{ value: 431, label: "last month" }}
        trend={[420, 425, 431, 428, 431, 431]}
      />
      <StatTile
        label="Cost per hire"
        value={184050}
        format={{ currency: "GBP" }}
        better="lower"
        before={{ value: 171000, label: "last month" }}
        trend={[16, 17, 16.5, 17.1, 18.4]}
      />
      <StatTile
        label="Offers accepted"
        value={0.86}
        format="percent"
        better="higher"
        before={{ value: 0.81, label: "last month" }}
        note="Offers answered in March"
      />
      <StatTile label="Diversity answers" value={null} note="Fewer than five answers" />
      <StatTile label="Interviews this week" value={0} isLoading />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Open jobs" })).toHaveTextContent(
      "The same as last month",
    );
    await expect(canvas.getByRole("group", { name: "Cost per hire" })).toHaveTextContent(
      "£1,840.50",
    );
    await expect(canvas.getByRole("group", { name: "Offers accepted" })).toHaveTextContent(
      "Up 5 points on last month",
    );
    await expect(canvas.getByRole("group", { name: "Diversity answers" })).toHaveTextContent("–");
  },
};
