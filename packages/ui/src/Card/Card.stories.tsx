import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pencil } from "lucide-react";
import { expect } from "storybook/test";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { Card } from "./Card.tsx";

const meta = { title: "Layout/Card", component: Card } satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { children: "Priya Shah applied on Tuesday and can start in March." },
};
export const WithTitle: Story = {
  args: {
    title: "Contact",
    actions: <IconButton aria-label="Edit contact" icon={<Pencil />} size="sm" />,
    children: "Priya Shah, 020 7946 0018",
    footer: "Updated 1st January 2024",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Contact" })).toBeVisible();
  },
};
/** Without padding, a table or picture reaches the edge. */
export const NoPadding: Story = {
  args: { title: "Map", padding: "none", children: <Skeleton shape="block" height="8rem" /> },
};
export const LongTitle: Story = {
  args: {
    ...WithTitle.args,
    title: "References from the last three employers, and what each said about working nights",
  },
};
