import type { Meta, StoryObj } from "@storybook/react-vite";
import { Building2, House, Laptop } from "lucide-react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Select } from "./Select.tsx";

const options = [
  { id: "full", label: "Full-time" },
  { id: "part", label: "Part-time" },
  { id: "bank", label: "Bank", description: "Shift by shift" },
  { id: "none", label: "Unpaid", isDisabled: true },
];

const meta = {
  title: "Inputs/Select",
  component: Select,
  args: { label: "Job type", options },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Job type/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Part-time" }));
    await expect(args.onChange).toHaveBeenCalledWith("part");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  },
};
export const Open: Story = {
  args: { defaultValue: "full" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Job type/ }));
    await waitFor(() => expect(screen.getByRole("listbox")).toBeVisible());
  },
};
export const Keyboard: Story = {
  args: { onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const trigger = canvas.getByRole("button", { name: /Job type/ });
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(await screen.findByRole("option", { name: "Full-time" })).toHaveFocus();
    await userEvent.keyboard("b");
    await expect(screen.getByRole("option", { name: "Bank" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenCalledWith("bank");
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
export const Sections: Story = {
  args: {
    label: "Where the work is",
    defaultValue: "hybrid",
    options: [
      {
        id: "uk",
        label: "United Kingdom",
        options: [
          { id: "office", label: "Office", icon: <Building2 /> },
          {
            id: "hybrid",
            label: "Hybrid",
            icon: <Laptop />,
            description: "Two days a week at least",
          },
        ],
      },
      {
        id: "abroad",
        label: "Anywhere",
        options: [{ id: "remote", label: "Remote", icon: <House /> }],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Hybrid/ }));
    await waitFor(() =>
      expect(screen.getByRole("group", { name: "United Kingdom" })).toBeVisible(),
    );
  },
};
export const LongLabels: Story = {
  args: {
    label: "Reason for leaving",
    defaultValue: "long",
    options: [
      {
        id: "long",
        label: "Accepted an offer from another employer after the second interview had taken place",
      },
      { id: "short", label: "Withdrew" },
    ],
  },
};
export const Invalid: Story = {
  args: { isRequired: true, errorMessage: "Choose a job type." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /Job type/ })).toHaveAccessibleDescription(
      "Choose a job type.",
    );
  },
};
export const Disabled: Story = { args: { value: "full", isDisabled: true } };
