import type { Meta, StoryObj } from "@storybook/react-vite";
import { CircleHelp } from "lucide-react";
import { expect } from "storybook/test";
import { IconButton } from "../IconButton/IconButton.tsx";
import { SearchField } from "../SearchField/SearchField.tsx";
import { Toolbar } from "./Toolbar.tsx";

const meta = {
  title: "Frame/Toolbar",
  component: Toolbar,
  parameters: { layout: "fullscreen" },
  args: {
    title: "Northgate Group",
    search: <SearchField label="Search" placeholder="Search" />,
    children: <IconButton aria-label="Help" icon={<CircleHelp />} href="#help" />,
  },
} satisfies Meta<typeof Toolbar>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("banner")).toHaveTextContent("Northgate Group");
  },
};
