import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowRight, Check, Mail, X } from "lucide-react";
import { expect } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Timeline } from "./Timeline.tsx";

const meta = {
  title: "Data/Timeline",
  component: Timeline,
  args: {
    label: "Activity",
    items: [
      {
        id: "1",
        title: "Moved to interview",
        icon: <ArrowRight />,
        tone: "accent",
        time: "2 hours ago",
        dateTime: "2026-01-05T10:00Z",
      },
      {
        id: "2",
        title: "Email sent",
        icon: <Mail />,
        time: "Yesterday",
        body: "“Thank you for applying.”",
      },
      { id: "3", title: "Applied", icon: <Check />, tone: "positive", time: "1st January 2026" },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "Activity" })).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
  },
};

export const WithActions: Story = {
  args: {
    items: [
      {
        id: "1",
        title: "Rejected: no right to work",
        icon: <X />,
        tone: "critical",
        time: "Just now",
        actions: <Button size="sm">Undo</Button>,
      },
      { id: "2", title: "Applied", time: "1st January 2026" },
    ],
  },
};

export const LongNames: Story = {
  args: {
    items: [
      {
        id: "1",
        title:
          "Maximiliana-Aurelia von Hohenstein-Featherstonehaugh transferred the application to Registered nurse, accident and emergency, nights",
        tone: "info",
        time: "31st December 2025 at 23:59",
        body: "maximiliana-aurelia.von-hohenstein-featherstonehaugh@northgate-group-recruitment.example",
      },
      { id: "2", title: "Applied", time: "1st December 2025" },
    ],
  },
};
