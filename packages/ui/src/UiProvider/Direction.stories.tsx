import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { DatePicker } from "../DatePicker/DatePicker.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Tabs } from "../Tabs/Tabs.tsx";

const meta = {
  title: "Foundations/Direction",
  tags: ["no-picture"],
  globals: { direction: "rtl" },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** English in a layout from right to left: keys follow the layout, and dates their language. */
export const RightToLeft: Story = {
  render: () => (
    <Stack>
      <Tabs
        label="Record"
        items={["Details", "Interviews", "Activity"].map((label) => ({
          id: label,
          label,
          content: label,
        }))}
      />
      <DatePicker label="Start date" defaultValue="2026-11-27" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(document.documentElement).toHaveAttribute("dir", "rtl");
    const [first, next] = canvas.getAllByRole("tab") as [HTMLElement, HTMLElement];
    await expect(next.getBoundingClientRect().right).toBeLessThanOrEqual(
      first.getBoundingClientRect().left,
    );
    first.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(next).toHaveFocus();

    const segments = canvas.getAllByRole("spinbutton");
    await expect(segments.map(({ textContent }) => textContent)).toEqual(["27", "11", "2026"]);
    const places = segments.map((each) => each.getBoundingClientRect().left);
    await expect(places).toEqual(places.toSorted((a, b) => a - b));
    segments[0]?.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(segments[1]).toHaveFocus();

    await userEvent.click(canvas.getByRole("button", { name: /Start date/ }));
    const week = (await screen.findByRole("grid")).querySelectorAll("th");
    const [monday, tuesday] = [...week] as HTMLElement[] as [HTMLElement, HTMLElement];
    await expect(monday).toHaveTextContent("Mon");
    await expect(tuesday.getBoundingClientRect().right).toBeLessThanOrEqual(
      monday.getBoundingClientRect().left,
    );
    await userEvent.keyboard("{ArrowLeft}");
    await expect(screen.getByRole("button", { name: /28/ })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
  },
};
