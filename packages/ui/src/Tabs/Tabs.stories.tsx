import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Tabs } from "./Tabs.tsx";

const meta = { title: "Overlays/Tabs", component: Tabs } satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    label: "Application",
    items: [
      { id: "profile", label: "Profile", content: "Nine years in care." },
      { id: "notes", label: "Notes", count: 3, content: "Speaks Polish." },
      { id: "files", label: "Files", isDisabled: true, content: "" },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("tab", { name: /Notes/ }));
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("Speaks Polish.");
  },
};
export const Links: Story = {
  args: {
    label: "Job",
    value: "details",
    items: [
      { id: "applications", label: "Applications", count: 18, href: "#a" },
      { id: "details", label: "Details", href: "#d" },
    ],
  },
};
