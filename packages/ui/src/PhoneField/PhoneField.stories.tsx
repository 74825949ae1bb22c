import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { PhoneField, type PhoneFieldProps } from "./PhoneField.tsx";

const meta = {
  title: "Inputs/PhoneField",
  component: PhoneField,
  args: { label: "Mobile number", onChange: fn() },
} satisfies Meta<typeof PhoneField>;
export default meta;

type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];
type User = Parameters<NonNullable<Story["play"]>>[0]["userEvent"];
const country = (canvas: Canvas) => canvas.getByRole("button", { name: /Country code/ });
/** Focuses the field and waits until its countries are loaded. */
const entered = async (canvas: Canvas, userEvent: User) => {
  await userEvent.hover(country(canvas));
  await waitFor(() => expect(country(canvas)).toHaveAccessibleName(/\+\d/));
  return country(canvas);
};

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await entered(canvas, userEvent);
    const field = canvas.getByRole("textbox", { name: "Mobile number" });
    await userEvent.type(field, "07700900123");
    await expect(field).toHaveValue("07700 900123");
    await expect(args.onChange).toHaveBeenLastCalledWith("+447700900123", true);
  },
};
/** Shown as stored until focused, then as its country writes it. */
export const Stored: Story = {
  args: { defaultValue: "+33612345678" },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("textbox", { name: "Mobile number" });
    await expect(field).toHaveValue("+33612345678");
    await expect(await entered(canvas, userEvent)).toHaveAccessibleName(/France \+33/);
    await expect(field).toHaveValue("06 12 34 56 78");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
function FilledForm(args: PhoneFieldProps) {
  const [value, setValue] = useState("");
  return (
    <>
      <PhoneField {...args} value={value} onChange={setValue} />
      <button type="button" onClick={() => setValue("+447700900321")}>
        Fill
      </button>
    </>
  );
}
/** A form that fills the field, as from a CV, shows the country and its way of writing at once. */
export const FilledByForm: Story = {
  render: (args) => <FilledForm {...args} />,
  args: { defaultCountry: "FR" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Fill" }));
    await waitFor(() => expect(country(canvas)).toHaveAccessibleName(/United Kingdom \+44/));
    await expect(canvas.getByRole("textbox", { name: "Mobile number" })).toHaveValue(
      "07700 900321",
    );
  },
};
/** Text typed before the countries load is kept and read afterwards. */
export const TypedAtOnce: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("+33612345678");
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith("+33612345678", true));
    await waitFor(() => expect(country(canvas)).toHaveAccessibleName(/France \+33/));
  },
};
export const OfAnotherCountry: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = await entered(canvas, userEvent);
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
    await userEvent.tab();
    await waitFor(() => expect(country(canvas)).toHaveAccessibleName(/United Kingdom \+44/));
    const button = country(canvas);
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
    await entered(canvas, userEvent);
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
    // Pressed before the countries are loaded, the list opens once they are.
    await userEvent.click(country(canvas));
    const body = within(canvasElement.ownerDocument.body);
    const albania = await body.findByRole("option", { name: /Albania/ });
    await waitFor(() => expect(albania).toBeVisible());
  },
};
export const Invalid: Story = { args: { errorMessage: "Enter the candidate's mobile number." } };
export const Disabled: Story = { args: { value: "+447700900123", isDisabled: true } };
export const ReadOnly: Story = { args: { value: "+447700900123", isReadOnly: true } };
