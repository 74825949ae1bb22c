import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Text } from "../Text/Text.tsx";
import { NavigateContext } from "../UiProvider/navigation.ts";
import { Link } from "./Link.tsx";

const meta = { title: "Actions/Link", component: Link } satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { href: "#job", children: "Registered nurse" } };
export const Quiet: Story = { args: { ...Default.args, variant: "quiet" } };
export const Strong: Story = { args: { ...Default.args, variant: "strong" } };
export const InText: Story = {
  args: Default.args,
  render: (args) => (
    <Text as="p">
      Priya Shah applied for <Link {...args} /> on Tuesday.
    </Text>
  ),
};

const navigate = fn();
/** Inside `UiProvider`, a link changes the page without a reload. */
export const Keyboard: Story = {
  args: Default.args,
  decorators: [
    (Story) => (
      <NavigateContext value={navigate}>
        <Story />
      </NavigateContext>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Registered nurse" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(navigate).toHaveBeenCalledWith("#job");
  },
};
