import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { TagField } from "./TagField.tsx";

const meta = {
  title: "Inputs/TagField",
  component: TagField,
  args: { label: "Tags" },
} satisfies Meta<typeof TagField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { description: "Enter or a comma adds one.", onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("textbox", { name: "Tags" });
    await userEvent.type(field, "Returner{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(["Returner"]);
    await userEvent.type(field, "Leeds,");
    await expect(args.onChange).toHaveBeenLastCalledWith(["Returner", "Leeds"]);
    await expect(field).toHaveValue("");
    await expect(canvas.getByRole("status")).toHaveTextContent("Leeds added");
  },
};
/** The first Backspace goes to the last tag, the second removes it. */
export const Keyboard: Story = {
  args: { defaultValue: ["Nursing", "Leeds"], onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("textbox", { name: "Tags" });
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
export const Pasted: Story = {
  args: { defaultValue: ["Nursing"], onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("textbox", { name: "Tags" }));
    await userEvent.paste("Leeds, nursing, Night shifts\nReturner");
    await expect(args.onChange).toHaveBeenLastCalledWith([
      "Nursing",
      "Leeds",
      "Night shifts",
      "Returner",
    ]);
    await expect(canvas.getByRole("status")).toHaveTextContent("Nursing is already added");
  },
};
export const Duplicate: Story = {
  args: { defaultValue: ["Nursing"], onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox"), "nursing{Enter}");
    await expect(canvas.getByText("Nursing is already added")).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Full: Story = {
  args: { defaultValue: ["Nursing", "Leeds"], max: 2 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox");
    await userEvent.type(field, "Returner{Enter}");
    await expect(canvas.getByText("2 at most")).toBeVisible();
    await expect(field).toHaveValue("Returner");
  },
};
/** A long tag is shown in full. */
export const ManyTags: Story = {
  args: {
    defaultValue: [
      "Silver medallist",
      "Night shifts",
      "Known to the hiring manager of the orthopaedic ward since 2019",
      "Leeds",
      "Returner",
      "Has own car",
    ],
  },
  play: async ({ canvas }) => {
    const tag = canvas.getByText(/^Known to the hiring manager/);
    await expect(tag.scrollWidth).toBeLessThanOrEqual(tag.clientWidth);
  },
};
export const Invalid: Story = {
  args: { isRequired: true, errorMessage: "Add at least one tag." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("Add at least one tag.");
  },
};
export const Disabled: Story = { args: { defaultValue: ["Nursing"], isDisabled: true } };
export const ReadOnly: Story = { args: { defaultValue: ["Nursing"], isReadOnly: true } };
