import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Inline } from "../Inline/Inline.tsx";
import { Avatar } from "./Avatar.tsx";

const meta = {
  title: "Data/Avatar",
  component: Avatar,
  args: { name: "Priya Shah", isNamed: true },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Priya Shah" })).toHaveTextContent("PS");
  },
};

const names = ["Priya Shah", "Tom Ellis", "Amira Khan", "Li Wei", "Zoë Ångström", "Northgate"];

export const Many: Story = {
  render: () => (
    <Inline>
      {names.map((name) => (
        <Avatar key={name} name={name} size="lg" isNamed />
      ))}
    </Inline>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      {(["xs", "sm", "md", "lg", "xl"] as const).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
};

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#8fb6a3"/><circle cx="4" cy="3" r="1.6" fill="#fff"/><circle cx="4" cy="8" r="3" fill="#fff"/></svg>',
)}`;

export const WithPicture: Story = { args: { src: picture, size: "xl" } };

/** The initials replace a picture that fails to load. */
export const MissingPicture: Story = {
  args: { src: "data:image/png;base64,AAAA", size: "xl" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("PS")).toBeVisible();
  },
};

/** One-word names, names of many words, and names in other scripts. */
export const UnusualNames: Story = {
  render: () => (
    <Inline>
      {["Anonymised Candidate 12", "Cher", "王 伟", "عمر خالد", "(unknown)"].map((name) => (
        <Avatar key={name} name={name} size="lg" isNamed />
      ))}
    </Inline>
  ),
};
