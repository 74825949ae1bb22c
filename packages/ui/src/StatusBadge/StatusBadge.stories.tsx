import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../Inline/Inline.tsx";
import { StatusBadge } from "./StatusBadge.tsx";

const meta = { title: "Data/StatusBadge", component: StatusBadge } satisfies Meta<
  typeof StatusBadge
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { label: "Active", tone: "positive" } };
export const Tones: Story = {
  args: Default.args,
  render: () => (
    <Inline>
      <StatusBadge label="Draft" />
      <StatusBadge label="Shortlist" tone="accent" />
      <StatusBadge label="Interview" tone="info" />
      <StatusBadge label="On hold" tone="warning" />
      <StatusBadge label="Hired" tone="positive" />
      <StatusBadge label="Rejected" tone="critical" />
    </Inline>
  ),
};

/** A long name is cut with an ellipsis where space is short. */
export const Narrow: Story = {
  args: { label: "Waiting for the occupational health questionnaire", tone: "warning" },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "12rem" }}>
        <Story />
      </div>
    ),
  ],
};
