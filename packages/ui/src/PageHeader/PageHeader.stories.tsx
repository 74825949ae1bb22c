import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { StatusBadge } from "../StatusBadge/StatusBadge.tsx";
import { Tabs } from "../Tabs/Tabs.tsx";
import { PageHeader } from "./PageHeader.tsx";

const meta = { title: "Layout/PageHeader", component: PageHeader } satisfies Meta<
  typeof PageHeader
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { title: "Candidates" } };
export const Full: Story = {
  args: {
    title: "Registered nurse, night shift",
    subtitle: "J-1042 · Northgate Care · Leeds",
    meta: <StatusBadge label="Active" tone="positive" />,
    breadcrumbs: [
      { label: "Jobs", href: "#jobs" },
      { label: "Northgate Care", href: "#care" },
    ],
    actions: (
      <>
        <Button>Share</Button>
        <Button variant="primary">Add candidate</Button>
      </>
    ),
    tabs: (
      <Tabs
        label="Job"
        value="applications"
        items={[
          { id: "applications", label: "Applications", count: 18, href: "#a" },
          { id: "details", label: "Details", href: "#d" },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: /Registered nurse/ })).toBeVisible();
    await expect(canvas.getByRole("navigation", { name: "Breadcrumbs" })).toBeVisible();
  },
};
/** The title wraps, and the actions move below it where space is short. */
export const LongTitle: Story = {
  args: {
    ...Full.args,
    title: "Consultant in emergency medicine with an interest in pre-hospital care and teaching",
  },
};
