import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inbox } from "lucide-react";
import { Button } from "../Button/Button.tsx";
import { EmptyState } from "./EmptyState.tsx";

const meta = { title: "Data/EmptyState", component: EmptyState } satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    icon: <Inbox />,
    title: "No jobs yet",
    description: "Add the first one and candidates can apply.",
    action: <Button variant="primary">Add job</Button>,
  },
};
