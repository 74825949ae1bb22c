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
    description: "None of the jobs under “Active” fits every term. Take a term away.",
    action: <Button>Clear the search</Button>,
  },
};

export const Forbidden: Story = {
  args: {
    icon: <Lock />,
    title: "You may not see costs",
    description: "Ask your administrator for the right to view costs.",
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
