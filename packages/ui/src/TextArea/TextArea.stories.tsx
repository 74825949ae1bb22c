import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { Dialog } from "../Dialog/Dialog.tsx";
import { people } from "../RichTextEditor/examples.ts";
import { TextArea } from "./TextArea.tsx";

const meta = {
  title: "Inputs/TextArea",
  component: TextArea,
  args: { label: "Reason for rejection", onChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { description: "The candidate does not see it." },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /^Reason/ }), "No licence");
    await expect(args.onChange).toHaveBeenLastCalledWith("No licence");
  },
};

/** Tab enters and leaves the field; Enter adds a line. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByRole("textbox");
    await userEvent.tab();
    await expect(text).toHaveFocus();
    await userEvent.keyboard("No licence{Enter}No car");
    await expect(text).toHaveValue("No licence\nNo car");
    await userEvent.tab();
    await expect(text).not.toHaveFocus();
  },
};

export const Counted: Story = {
  args: { maxLength: 20, hasCount: true },
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByRole("textbox");
    await userEvent.type(text, "Called back");
    await expect(canvas.getByText("11 / 20")).toBeVisible();
    await expect(text).toHaveAccessibleDescription(/11 of 20 characters used/);
  },
};
export const CountedWithoutLimit: Story = {
  args: { hasCount: true, defaultValue: "Called back" },
};
export const Invalid: Story = {
  args: { label: "Body", isRequired: true, errorMessage: "Body is required" },
};
export const Disabled: Story = { args: { isDisabled: true, defaultValue: "No licence" } };
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: "No licence" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAttribute("readonly");
  },
};
/** A name is inserted at the caret; the text after it stays. */
export const Mentions: Story = {
  args: { label: "Note", mentions: people, defaultValue: "Over to  on Monday." },
  play: async ({ canvas, userEvent, args }) => {
    const text: HTMLTextAreaElement = canvas.getByRole("textbox", { name: "Note" });
    await userEvent.click(text);
    text.setSelectionRange(8, 8);
    await userEvent.keyboard("@pri");
    const list = await screen.findByRole("listbox", { name: "People to mention" });
    const first = await within(list).findByRole("option", { name: /Priya Shah/ });
    await expect(text).toHaveAttribute("aria-controls", list.id);
    await expect(text).toHaveAttribute("aria-activedescendant", first.id);
    await userEvent.keyboard("{ArrowDown}");
    const second = within(list).getByRole("option", { name: /Prince/ });
    await expect(second).toHaveAttribute("aria-selected", "true");
    await expect(text).toHaveAttribute("aria-activedescendant", second.id);
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("Over to @Priya Shah on Monday.");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await expect(text).not.toHaveAttribute("aria-activedescendant");
    await userEvent.keyboard("and @ama");
    await screen.findByRole("option", { name: /Amara Okafor/ });
    await userEvent.keyboard("{Tab}");
    await expect(text).toHaveFocus();
    await expect(text).toHaveValue("Over to @Priya Shah and @Amara Okafor on Monday.");
  },
};

export const MentionsOffered: Story = {
  args: { label: "Note", mentions: people },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("textbox", { name: "Note" }));
    await userEvent.keyboard("Over to @");
    await expect(await screen.findAllByRole("option")).toHaveLength(3);
  },
};

/** Text that is no mention is typed as usual, and a closed list stays closed. */
export const MentionsOfNobody: Story = {
  args: { label: "Note", mentions: people },
  render: function Open(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <Dialog title="Add a note" isOpen={isOpen} onOpenChange={setOpen}>
        <TextArea {...args} />
      </Dialog>
    );
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole("dialog", { name: "Add a note" });
    const text = within(dialog).getByRole("textbox", { name: "Note" });
    await userEvent.click(text);
    await userEvent.keyboard("@zzz");
    await screen.findByText("No matches");
    await userEvent.keyboard("{Backspace>3/}pr");
    await within(dialog).findByRole("option", { name: /Priya Shah/ });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await userEvent.keyboard("i{Enter}amara@mail.example, 5 @ 3");
    await expect(text).toHaveValue("@pri\namara@mail.example, 5 @ 3");
    await expect(screen.queryByRole("listbox")).toBeNull();
    await expect(dialog).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    defaultValue:
      "The candidate has no current licence to practise, and the licence is required from the first day. We asked twice, on 3 and on 10 November, and were told that an application is under way without a date.",
    rows: 3,
  },
};
