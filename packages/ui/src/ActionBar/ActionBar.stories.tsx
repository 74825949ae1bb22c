import type { Meta, StoryObj } from "@storybook/react-vite";
import { CircleX, Pencil, UserPlus, Users } from "lucide-react";
import { expect, fn, screen } from "storybook/test";
import { Inline } from "../Inline/Inline.tsx";
import { ActionBar } from "./ActionBar.tsx";

const onTeam = fn();
const meta = {
  title: "Actions/ActionBar",
  component: ActionBar,
  render: (args) => (
    <Inline>
      <ActionBar {...args} />
    </Inline>
  ),
} satisfies Meta<typeof ActionBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    actions: [
      { id: "edit", label: "Edit", icon: <Pencil />, href: "/job/edit/1" },
      { id: "team", label: "Team", icon: <Users />, onAction: onTeam },
      {
        id: "close",
        label: "Close",
        icon: <CircleX />,
        items: [
          { id: "filled", label: "Mark as filled" },
          { id: "withdrawn", label: "Withdraw" },
        ],
      },
      { id: "add", label: "Add applicant", icon: <UserPlus />, variant: "primary" },
    ],
    more: [{ items: [{ id: "duplicate", label: "Duplicate" }] }],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Team" }));
    await expect(onTeam).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await screen.findByRole("menuitem", { name: "Withdraw" });
    await userEvent.keyboard("{Escape}");
    await userEvent.click(canvas.getByRole("button", { name: "More" }));
    await screen.findByRole("menuitem", { name: "Duplicate" });
    await userEvent.keyboard("{Escape}");
  },
};
