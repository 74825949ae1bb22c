import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { advert, longAdvert, people } from "./examples.ts";
import { RichTextEditor } from "./RichTextEditor.tsx";
import { last, textOf, toEnd } from "./storyEditor.ts";

const meta = {
  title: "Inputs/RichTextEditor",
  component: RichTextEditor,
  args: { label: "Job description", onChange: fn() },
} satisfies Meta<typeof RichTextEditor>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { placeholder: "What the person will do, and with whom" },
  play: async ({ canvas, userEvent, args }) => {
    const text = await textOf(canvas);
    await userEvent.click(text);
    await userEvent.keyboard("Registered nurse");
    await expect(last(args.onChange)).toBe("<p>Registered nurse</p>");
    await expect(canvas.getByText("23")).toBeVisible();
  },
};

export const Advert: Story = {
  args: { defaultValue: advert, description: "Shown on the careers page." },
};

/** Every mark by its key, and buttons that show which marks are on. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const text = await textOf(canvas);
    await userEvent.click(text);
    await userEvent.keyboard("{Control>}b{/Control}Nurse{Control>}b{/Control}");
    await expect(last(args.onChange)).toBe("<p><strong>Nurse</strong></p>");

    await userEvent.keyboard("{Alt>}{F10}{/Alt}");
    const toolbar = canvas.getByRole("toolbar", { name: "Formatting" });
    await expect(toolbar).toContainElement(document.activeElement as HTMLElement);
    const bold = within(toolbar).getByRole("button", { name: "Bold" });
    while (document.activeElement !== bold) await userEvent.keyboard("{ArrowRight}");
    await userEvent.keyboard("{ArrowRight}");
    await expect(within(toolbar).getByRole("button", { name: "Italic" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(within(toolbar).getByRole("button", { name: "Italic" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.keyboard(" in Leeds");
    await expect(last(args.onChange)).toBe("<p><strong>Nurse</strong><em> in Leeds</em></p>");

    await userEvent.keyboard("{Control>}z{/Control}");
    await expect(last(args.onChange)).not.toContain("Leeds");
  },
};

export const Required: Story = {
  args: { isRequired: true, defaultValue: "<p>a</p>" },
  play: async ({ canvas, userEvent }) => {
    const text = await textOf(canvas);
    await expect(text).toBeRequired();
    await userEvent.click(text);
    await userEvent.keyboard("{Control>}a{/Control}{Backspace}");
    await expect(await canvas.findByText("This field is required")).toBeVisible();
    await expect(text).toHaveAccessibleDescription(/This field is required/);
    await expect(text).toBeInvalid();
    await userEvent.keyboard("Nurse");
    await waitFor(() => expect(canvas.queryByText("This field is required")).toBeNull());
  },
};

/** An empty field shows its error when left. */
export const RequiredAndLeft: Story = {
  args: { isRequired: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await textOf(canvas));
    await expect(canvas.queryByText("This field is required")).toBeNull();
    await userEvent.click(document.body);
    await expect(await canvas.findByText("This field is required")).toBeVisible();
  },
};

export const Limit: Story = {
  args: { defaultValue: "<p>Weekend shifts</p>", maxLength: 30 },
  play: async ({ canvas, userEvent }) => {
    const text = await textOf(canvas);
    await expect(canvas.getByText("21 / 30")).toBeVisible();
    await userEvent.click(text);
    toEnd(text);
    await userEvent.keyboard(", days");
    await expect(await canvas.findByText("27 / 30")).toBeVisible();
    await waitFor(() => expect(canvas.getByText("Characters left: 3")).toBeInTheDocument(), {
      timeout: 10_000,
    });
    await userEvent.keyboard(" only");
    await expect(await canvas.findByText("32 / 30")).toBeVisible();
    await expect(text).toBeInvalid();
    await waitFor(
      () => expect(canvas.getByText("Characters over the limit: 2")).toBeInTheDocument(),
      { timeout: 10_000 },
    );
  },
};

export const Invalid: Story = {
  args: { label: "Body", errorMessage: "Body is required", isRequired: true },
};

export const Disabled: Story = {
  args: { defaultValue: advert, isDisabled: true },
  play: async ({ canvas }) => {
    const text = await textOf(canvas);
    await expect(text).toHaveAttribute("contenteditable", "false");
    await expect(canvas.getByRole("button", { name: "Bold" })).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: advert, isReadOnly: true },
  play: async ({ canvas, userEvent }) => {
    const text = await textOf(canvas);
    await userEvent.tab();
    await expect(text).toHaveFocus();
    await expect(canvas.queryByRole("toolbar")).toBeNull();
  },
};

export const LongText: Story = { args: { defaultValue: longAdvert, maxLength: 10_000 } };

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  args: {
    label: "وصف الوظيفة",
    defaultValue:
      "<h2>ممرضة مسجلة</h2><p>انضمي إلى فريقنا في <strong>ليدز</strong>.</p><ul><li><p>دوام كامل</p></li><li><p>Band 5, Northgate Group</p></li></ul>",
    description: "تظهر في صفحة الوظائف.",
  },
};

/** The page can set the value from outside. */
export const Controlled: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState("<p>Old text</p>");
    return (
      <Stack>
        <RichTextEditor {...args} value={value} onChange={setValue} />
        <Button onPress={() => setValue("<p>Text of the template</p>")}>Use the template</Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const text = await textOf(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Use the template" }));
    await expect(text).toHaveTextContent("Text of the template");
    await userEvent.click(text);
    toEnd(text);
    await userEvent.keyboard("!");
    await expect(text).toHaveTextContent("Text of the template!");
  },
};

/** Escape closes the list of people first, then the dialog. */
export const InADialog: Story = {
  render: function InADialog(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <Dialog title="Add a note" isOpen={isOpen} onOpenChange={setOpen}>
        <RichTextEditor {...args} label="Note" mentions={people} />
      </Dialog>
    );
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole("dialog", { name: "Add a note" });
    const text = await textOf(within(dialog), "Note");
    await userEvent.click(text);
    await userEvent.keyboard("@pri");
    await within(dialog).findByRole("option", { name: /Priya Shah/ });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(within(dialog).queryByRole("listbox")).toBeNull());
    await expect(dialog).toBeVisible();
    await userEvent.keyboard("{Alt>}{F10}{/Alt}{Escape}");
    await waitFor(() => expect(text).toHaveFocus());
    await expect(dialog).toBeVisible();
  },
};
