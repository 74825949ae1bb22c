import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { StatusBadge } from "../StatusBadge/StatusBadge.tsx";
import { Accordion } from "./Accordion.tsx";

const meta = {
  title: "Overlays/Accordion",
  component: Accordion,
  args: {
    onExpandedChange: fn(),
    items: [
      {
        id: "right",
        title: "Right to work",
        meta: <StatusBadge tone="positive" label="Checked" />,
        content: "British passport, seen on 3 March by Amira Khan.",
      },
      {
        id: "references",
        title: "References",
        meta: <StatusBadge tone="warning" label="1 of 2" />,
        content: "Leeds General Infirmary has answered. Aire Valley Care has not.",
      },
      { id: "health", title: "Occupational health", content: "Sent on 5 March." },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultExpandedKeys: ["right"] },
  play: async ({ canvas, userEvent, args }) => {
    const right = canvas.getByRole("button", { name: "Right to work" });
    await expect(right).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(canvas.getByRole("button", { name: "References" }));
    await expect(args.onExpandedChange).toHaveBeenCalledWith(new Set(["references"]));
    await expect(right).toHaveAttribute("aria-expanded", "false");
  },
};

export const ByKeyboard: Story = {
  args: { allowsMultiple: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("button", { name: "Right to work" })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
    await expect(canvas.getByText(/Leeds General Infirmary/)).toBeVisible();
    await userEvent.keyboard(" ");
    await waitFor(() => expect(canvas.getByText(/Leeds General Infirmary/)).not.toBeVisible());
  },
};

export const Disabled: Story = {
  args: {
    items: [
      { id: "offer", title: "Offer", content: "Sent." },
      { id: "contract", title: "Contract", content: "", isDisabled: true },
    ],
  },
};
