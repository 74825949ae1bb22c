import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../Inline/Inline.tsx";
import { Avatar } from "./Avatar.tsx";

const meta = { title: "Data/Avatar", component: Avatar } satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { name: "Priya Shah", isNamed: true } };
export const Many: Story = {
  args: Default.args,
  render: () => (
    <Inline>
      {["Priya Shah", "Tom Ellis", "Amira Khan", "Li Wei", "Zoë Ångström", "Northgate"].map(
        (name) => (
          <Avatar key={name} name={name} size="lg" isNamed />
        ),
      )}
    </Inline>
  ),
};
