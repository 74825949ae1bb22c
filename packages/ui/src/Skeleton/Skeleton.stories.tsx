import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../Inline/Inline.tsx";
import { Skeleton } from "./Skeleton.tsx";

const meta = { title: "Data/Skeleton", component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { lines: 3 } };
export const Block: Story = { args: { shape: "block", height: "6rem" } };

/** A candidate's card while it loads. */
export const Card: Story = {
  render: () => (
    <Inline gap="md" wrap={false}>
      <Skeleton shape="circle" width="2.5rem" height="2.5rem" />
      <Skeleton lines={2} />
    </Inline>
  ),
};
