import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { Stack } from "../Stack/Stack.tsx";
import { DatePicker } from "./DatePicker.tsx";
import { FirstDayOfWeek, UiProvider } from "../UiProvider/UiProvider.tsx";

const meta = {
  title: "Inputs/DatePicker",
  component: DatePicker,
  args: { label: "Closing date", onChange: fn() },
} satisfies Meta<typeof DatePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

const inBody = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

export const Default: Story = {
  args: { defaultValue: "2026-11-27", description: "The last day on which the advert is shown." },
};
export const Chosen: Story = {
  args: { defaultValue: "2026-11-27" },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Closing date/ }));
    const body = inBody(canvasElement);
    await userEvent.click(await body.findByRole("button", { name: /30 November 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-11-30");
    await waitFor(() => expect(body.queryByRole("dialog")).not.toBeInTheDocument());
  },
};
export const Keyboard: Story = {
  args: { defaultValue: "2026-11-27" },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("spinbutton", { name: /^day/ }));
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    const body = inBody(canvasElement);
    await waitFor(() =>
      expect(body.getByRole("button", { name: /27 November 2026/ })).toHaveFocus(),
    );
    await userEvent.keyboard("{ArrowDown}{ArrowLeft}");
    await expect(body.getByRole("button", { name: /Thursday, 3 December 2026/ })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-12-03");
    await waitFor(() =>
      expect(canvas.getByRole("group")).toContainElement(document.activeElement as HTMLElement),
    );
  },
};
export const Open: Story = {
  args: {
    label: "Interview date",
    defaultValue: "2026-11-25",
    minValue: "2026-11-09",
    maxValue: "2027-01-29",
    isDateUnavailable: (date) => ["2026-11-17", "2026-11-18", "2026-11-26"].includes(date),
    description: "Struck out: the panel is not free.",
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Interview date/ }));
    const body = inBody(canvasElement);
    await expect(await body.findByRole("button", { name: /17 November 2026/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.selectOptions(body.getByRole("combobox", { name: "month" }), "December");
    await waitFor(() => expect(body.getByRole("grid", { name: /December 2026/ })).toBeVisible());
    await userEvent.selectOptions(body.getByRole("combobox", { name: "month" }), "November");
  },
};
export const Clear: Story = {
  args: { defaultValue: "2026-11-27" },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Closing date/ }));
    await userEvent.click(await inBody(canvasElement).findByRole("button", { name: "Clear" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};
export const Locales: Story = {
  render: () => (
    <Stack>
      {["en-US", "de-DE", "fr-CA", "ja-JP", "ar-EG", "th-TH"].map((locale) => (
        <UiProvider isPart key={locale} locale={locale}>
          <DatePicker label={locale} defaultValue="2026-11-27" />
        </UiProvider>
      ))}
    </Stack>
  ),
};
/** Weeks begin with the day that a team chose for all its calendars. */
export const FirstDay: Story = {
  args: { defaultValue: "2026-11-27" },
  decorators: [(Story) => <FirstDayOfWeek value={6}>{Story()}</FirstDayOfWeek>],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Closing date/ }));
    const body = inBody(canvasElement);
    await body.findByRole("button", { name: /27 November 2026/ });
    const [first] = body.getAllByText(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/);
    await expect(first).toHaveTextContent("Sat");
  },
};
export const OutOfRange: Story = {
  args: { defaultValue: "2026-10-01", minValue: "2026-11-21" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Enter 21 November 2026 or later")).toBeVisible();
  },
};
export const Empty: Story = { args: { isRequired: true } };
export const Invalid: Story = { args: { errorMessage: "Choose the closing date." } };
export const Disabled: Story = { args: { value: "2026-11-27", isDisabled: true } };
export const ReadOnly: Story = { args: { value: "2026-11-27", isReadOnly: true } };
