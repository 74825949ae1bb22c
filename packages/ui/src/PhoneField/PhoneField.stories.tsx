import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { PhoneField } from "./PhoneField.tsx";

const meta = {
  title: "Inputs/PhoneField",
  component: PhoneField,
  args: { label: "Mobile number", onChange: fn() },
} satisfies Meta<typeof PhoneField>;
export default meta;

type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];
const country = (canvas: Canvas) => canvas.findByRole("button", { name: /Country of the number/ });
const loaded = async (canvas: Canvas) => {
  const button = await country(canvas);
  await waitFor(() => expect(button).toBeEnabled());
  return button;
};

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await loaded(canvas);
    const field = canvas.getByRole("textbox", { name: "Mobile number" });
    await userEvent.type(field, "07700900123");
    await expect(field).toHaveValue("07700 900123");
    await expect(args.onChange).toHaveBeenLastCalledWith("+447700900123", true);
  },
};
export const Stored: Story = {
  args: { defaultValue: "+33612345678" },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole("textbox", { name: "Mobile number" })).toHaveValue("06 12 34 56 78"),
    );
    await expect(await loaded(canvas)).toHaveAccessibleName(/France \+33/);
  },
};
export const OfAnotherCountry: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = await loaded(canvas);
    const field = canvas.getByRole("textbox", { name: "Mobile number" });
    await userEvent.type(field, "+353851234567");
    await expect(button).toHaveAccessibleName(/Ireland \+353/);
    await userEvent.tab();
    await expect(field).toHaveValue("085 123 4567");
    await expect(args.onChange).toHaveBeenLastCalledWith("+353851234567", true);
  },
};
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = await loaded(canvas);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const body = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(body.getByRole("searchbox")).toHaveFocus());
    await userEvent.keyboard("pola");
    await waitFor(() => expect(body.getByRole("option", { name: /Poland/ })).toBeVisible());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAccessibleName(/Poland \+48/);
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "Mobile number" })).toHaveFocus();
  },
};
export const Impossible: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await loaded(canvas);
    const field = canvas.getByRole("textbox", { name: "Mobile number" });
    await userEvent.type(field, "07700 9001234567");
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Too long for a \+44 number/);
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.any(String), false);
  },
};
export const Countries: Story = {
  args: { defaultValue: "+447700900123" },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await loaded(canvas));
    await expect(
      await within(canvasElement.ownerDocument.body).findByRole("option", { name: /Albania/ }),
    ).toBeVisible();
  },
};
export const Invalid: Story = { args: { errorMessage: "Enter the candidate's mobile number." } };
export const Disabled: Story = { args: { value: "+447700900123", isDisabled: true } };
export const ReadOnly: Story = { args: { value: "+447700900123", isReadOnly: true } };
