import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { TagComboBox } from "./TagComboBox.tsx";

const meta = {
  title: "Inputs/TagComboBox",
  component: TagComboBox,
  args: { label: "Tags", suggestions: ["Night shifts", "Nursing", "Silver medallist"] },
} satisfies Meta<typeof TagComboBox>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Words that are not suggested can be typed too. */
export const Default: Story = {
  args: { description: "Enter or a comma adds one.", onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("combobox", { name: "Tags" });
    await userEvent.type(field, "Returner{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(["Returner"]);
    await expect(field).toHaveValue("");
    await expect(canvas.getByRole("status")).toHaveTextContent("Returner added");
  },
};
export const Suggested: Story = {
  args: { onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("combobox", { name: "Tags" });
    await userEvent.type(field, "nur");
    const option = await screen.findByRole("option", { name: "Nursing" });
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(field).toHaveAttribute("aria-activedescendant", option.id));
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(["Nursing"]);
    await expect(field).toHaveValue("");
    await expect(field).toHaveFocus();
  },
};
/** The first Backspace goes to the last tag, the second removes it. */
export const Keyboard: Story = {
  args: { defaultValue: ["Nursing", "Leeds"], onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("combobox", { name: "Tags" });
    await userEvent.click(field);
    await userEvent.keyboard("{Backspace}");
    await expect(canvas.getByRole("row", { name: "Leeds" })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("row", { name: "Nursing" })).toHaveFocus();
    await userEvent.keyboard("{Delete}");
    await expect(args.onChange).toHaveBeenLastCalledWith(["Leeds"]);
    await waitFor(() => expect(canvas.getByRole("row", { name: "Leeds" })).toHaveFocus());
    await userEvent.keyboard("{Backspace}");
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await waitFor(() => expect(field).toHaveFocus());
  },
};
/** Tags already chosen are not suggested again. */
export const Chosen: Story = {
  args: { defaultValue: ["Nursing"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "ni");
    await screen.findByRole("option", { name: "Night shifts" });
    await userEvent.clear(canvas.getByRole("combobox"));
    await userEvent.type(canvas.getByRole("combobox"), "nur");
    await waitFor(() => expect(screen.queryByRole("option")).toBeNull());
  },
};
export const Invalid: Story = {
  args: { isRequired: true, errorMessage: "Add at least one tag." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toHaveAccessibleDescription("Add at least one tag.");
  },
};
export const Disabled: Story = { args: { defaultValue: ["Nursing"], isDisabled: true } };
export const ReadOnly: Story = { args: { defaultValue: ["Nursing"], isReadOnly: true } };
