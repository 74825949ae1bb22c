import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inbox, Lock, SearchX } from "lucide-react";
import { Button } from "../Button/Button.tsx";
import { EmptyState } from "./EmptyState.tsx";

const meta = { title: "Data/EmptyState", component: EmptyState } satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingMatches: Story = {
  args: {
    icon: <SearchX />,
    title: "No jobs match your search",
    description: "No active job matches every term. Remove a term.",
    action: <Button>Clear the search</Button>,
  },
};

export const Forbidden: Story = {
  args: {
    icon: <Lock />,
    title: "You don’t have permission to view costs",
    description: "Ask your administrator for access.",
  },
};

export const Default: Story = {
  args: {
    icon: <Inbox />,
    title: "No jobs yet",
    description: "Add the first one and candidates can apply.",
    action: <Button variant="primary">Add job</Button>,
  },
};
