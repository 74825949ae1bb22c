import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { ComboBox } from "./ComboBox.tsx";

const meta = { title: "Inputs/ComboBox", component: ComboBox } satisfies Meta<typeof ComboBox>;
export default meta;

type Story = StoryObj<typeof meta>;

const options = ["Leeds", "Liverpool", "London", "Manchester"].map((label) => ({
  id: label.toLowerCase(),
  label,
}));

export const Default: Story = {
  args: { label: "Location", options, onChange: fn() },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("combobox", { name: "Location" }), "lon");
    await userEvent.click(
      await within(canvasElement.ownerDocument.body).findByRole("option", { name: "London" }),
    );
    await expect(args.onChange).toHaveBeenCalledWith("london");
  },
};
export const NothingFound: Story = {
  args: { label: "Location", options },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "xyz");
    await expect(
      await within(canvasElement.ownerDocument.body).findByText("No matches"),
    ).toBeVisible();
  },
};
