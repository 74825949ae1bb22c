import type { Meta, StoryObj } from "@storybook/react-vite";
import { Briefcase, Lock, SearchX } from "lucide-react";
import { expect } from "storybook/test";
import { Button } from "../../src/Button/Button.tsx";
import { Card } from "../../src/Card/Card.tsx";
import { EmptyState } from "../../src/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../src/ErrorState/ErrorState.tsx";

const meta = { title: "Patterns/Empty states" } satisfies Meta;
export default meta;

type Story = StoryObj;

export const NothingYet: Story = {
  render: () => (
    <Card>
      <EmptyState
        icon={<Briefcase />}
        title="No jobs yet"
        description="A job that you add is a draft until you publish it."
        action={<Button variant="primary">Add job</Button>}
      />
    </Card>
  ),
};

export const NothingMatches: Story = {
  render: () => (
    <Card>
      <EmptyState
        icon={<SearchX />}
        title="No jobs match"
        description="No active job in Leeds has the word “midwife”."
        action={<Button>Clear filters</Button>}
      />
    </Card>
  ),
};

export const CouldNotLoad: Story = {
  render: () => (
    <Card>
      <ErrorState
        title="The jobs could not be loaded"
        description="The connection was lost. Nothing you entered has been lost."
        onRetry={() => {}}
      />
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /again/i })).toBeVisible();
  },
};

export const NotAllowed: Story = {
  render: () => (
    <Card>
      <EmptyState
        icon={<Lock />}
        title="You don’t have permission to view costs"
        description="Your role, Hiring manager user, does not include this area. Ask an administrator of Northgate Group for access."
      />
    </Card>
  ),
};
