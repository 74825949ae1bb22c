import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { DateRangePicker } from "./DateRangePicker.tsx";

const meta = {
  title: "Inputs/DateRangePicker",
  component: DateRangePicker,
  args: { label: "Applied between", onChange: fn() },
} satisfies Meta<typeof DateRangePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

const inBody = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);
const november = { start: "2026-11-09", end: "2026-11-20" };

export const Default: Story = { args: { defaultValue: november } };
export const Chosen: Story = {
  args: { defaultValue: november },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Applied between/ }));
    const body = inBody(canvasElement);
    await userEvent.click(await body.findByRole("button", { name: /Monday, 2 November 2026/ }));
    await userEvent.click(body.getByRole("button", { name: /Friday, 13 November 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: "2026-11-02",
      end: "2026-11-13",
    });
  },
};
export const Keyboard: Story = {
  args: { defaultValue: november },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("spinbutton", { name: /^day, Start/ }));
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await waitFor(() =>
      expect(
        inBody(canvasElement).getByRole("button", { name: /Monday, 9 November 2026/ }),
      ).toHaveFocus(),
    );
    await userEvent.keyboard("{Enter}{ArrowDown}{ArrowRight}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: "2026-11-09",
      end: "2026-11-18",
    });
  },
};
export const Presets: Story = {
  args: {
    presets: [
      "today",
      "last7Days",
      "last30Days",
      "thisMonth",
      "lastMonth",
      "thisQuarter",
      { label: "Autumn campaign", range: { start: "2026-09-07", end: "2026-10-16" } },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const open = canvas.getByRole("button", { name: /Applied between/ });
    await userEvent.click(open);
    const body = inBody(canvasElement);
    await userEvent.click(await body.findByRole("button", { name: "Autumn campaign" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: "2026-09-07",
      end: "2026-10-16",
    });
    await waitFor(() => expect(body.queryByRole("dialog")).not.toBeInTheDocument());
    await userEvent.click(open);
    await expect(await body.findByRole("button", { name: "Autumn campaign" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  },
};
export const Reversed: Story = {
  args: { defaultValue: { start: "2026-11-20", end: "2026-11-09" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The last day is before the first")).toBeVisible();
  },
};
export const Empty: Story = { args: { description: "Both days are included." } };
export const Invalid: Story = { args: { errorMessage: "Choose the days of the report." } };
export const Disabled: Story = { args: { value: november, isDisabled: true } };
export const ReadOnly: Story = { args: { value: november, isReadOnly: true } };
