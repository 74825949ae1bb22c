import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowRight, Check, Mail } from "lucide-react";
import { Timeline } from "./Timeline.tsx";

const meta = { title: "Data/Timeline", component: Timeline } satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
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
};
