import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { advert, longAdvert, people, tags } from "./examples.ts";
import { RichTextEditor, type RichTextEditorProps } from "./RichTextEditor.tsx";

const meta = {
  title: "Inputs/RichTextEditor",
  component: RichTextEditor,
  args: { label: "Job description", onChange: fn() },
} satisfies Meta<typeof RichTextEditor>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** The text, once the editor is there. */
const textOf = (canvas: Canvas, name: string | RegExp = "Job description") =>
  canvas.findByRole("textbox", { name }, { timeout: 15_000 });
const last = (onChange: RichTextEditorProps["onChange"]) =>
  (onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as string;

const toEnd = (text: HTMLElement) => {
  getSelection()?.selectAllChildren(text.lastElementChild ?? text);
  getSelection()?.collapseToEnd();
};

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

/** Every mark by its key, and the buttons that say that they are on. */
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

export const TextStyles: Story = {
  args: { defaultValue: "<p>What you will do</p>" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await textOf(canvas));
    await userEvent.click(canvas.getByRole("button", { name: "Text style: Normal text" }));
    await userEvent.click(await screen.findByRole("menuitemradio", { name: "Heading" }));
    await waitFor(() => expect(last(args.onChange)).toBe("<h2>What you will do</h2>"));

    await userEvent.keyboard("{Control>}a{/Control}");
    await userEvent.click(canvas.getByRole("button", { name: "Text size: Default" }));
    const sizes = await screen.findAllByRole("menuitemradio");
    await expect(sizes[1]).toHaveTextContent("8");
    await expect(sizes.at(-1)).toHaveTextContent("96");
    await userEvent.click(sizes.at(-1)!);
    await waitFor(() =>
      expect(last(args.onChange)).toBe(
        '<h2><span style="font-size: 96px;">What you will do</span></h2>',
      ),
    );
  },
};

export const Colours: Story = {
  args: { defaultValue: "<p>Closes on Friday</p>" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await textOf(canvas));
    await userEvent.keyboard("{Control>}a{/Control}");
    await userEvent.click(canvas.getByRole("button", { name: "Colour" }));
    const inks = await screen.findByRole("radiogroup", { name: "Text colour" });
    await userEvent.click(within(inks).getByRole("radio", { name: "Red" }));
    await waitFor(() =>
      expect(last(args.onChange)).toContain('data-color="red" style="color: rgb(163, 33, 27);"'),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Colour" }));
    const grounds = await screen.findByRole("radiogroup", { name: "Highlight" });
    await userEvent.click(within(grounds).getByRole("radio", { name: "Yellow" }));
    await waitFor(() => expect(last(args.onChange)).toContain('data-highlight="yellow"'));
    await expect(last(args.onChange)).toContain('data-color="red"');
  },
};

export const Links: Story = {
  args: { defaultValue: "<p>Read about us</p>" },
  play: async ({ canvas, userEvent, args }) => {
    const text = await textOf(canvas);
    await userEvent.click(text);
    await userEvent.keyboard("{Control>}a{/Control}{Control>}k{/Control}");
    const address = await screen.findByRole("textbox", { name: "Address" });
    await waitFor(() => expect(address).toHaveFocus());
    await userEvent.keyboard("javascript:alert(1){Enter}");
    await waitFor(() => expect(screen.getByText(/^Enter an address such as/)).toBeVisible());
    await userEvent.clear(address);
    await userEvent.keyboard("northgate.example/about{Enter}");
    await waitFor(() =>
      expect(last(args.onChange)).toBe(
        '<p><a href="https://northgate.example/about">Read about us</a></p>',
      ),
    );
    await waitFor(() => expect(text).toHaveFocus());
  },
};

export const Tables: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const text = await textOf(canvas);
    await userEvent.click(text);
    await userEvent.click(canvas.getByRole("button", { name: "Table" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Insert table" }));
    await expect(await within(text).findAllByRole("columnheader")).toHaveLength(3);
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.keyboard("Shift{Tab}Hours");
    await expect(last(args.onChange)).toContain("Hours");
    for (const [does, rows, columns] of [
      ["Add row below", 4, 3],
      ["Add column after", 4, 4],
      ["Remove row", 3, 4],
      ["Remove column", 3, 3],
    ] as const) {
      await userEvent.click(canvas.getByRole("button", { name: "Table" }));
      await userEvent.click(await screen.findByRole("menuitem", { name: does }));
      await waitFor(() => expect(within(text).getAllByRole("row")).toHaveLength(rows));
      await expect(text.querySelectorAll("tr:first-child > :is(th, td)")).toHaveLength(columns);
    }
    await expect(canvas.queryByRole("menu")).toBeNull();
  },
};

export const Images: Story = {
  args: {
    onUploadImage: async (file) => `/files/${file.name}`,
  },
  play: async ({ canvas, userEvent, args }) => {
    const text = await textOf(canvas);
    await userEvent.click(text);
    await userEvent.click(canvas.getByRole("button", { name: "Image" }));
    const dialog = await screen.findByRole("dialog", { name: "Image" });
    const input = dialog.querySelector<HTMLInputElement>("input[type=file]")!;
    await userEvent.upload(input, new File(["x"], "ward.png", { type: "image/png" }));
    await userEvent.type(
      within(dialog).getByRole("textbox", { name: "Description" }),
      "Two nurses on a ward",
    );
    await userEvent.click(within(dialog).getByRole("button", { name: "Insert image" }));
    await waitFor(() =>
      expect(last(args.onChange)).toContain(
        '<img src="/files/ward.png" alt="Two nurses on a ward">',
      ),
    );
  },
};

export const ImageFails: Story = {
  args: { onUploadImage: () => Promise.reject(new Error("413")) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await textOf(canvas));
    await userEvent.click(canvas.getByRole("button", { name: "Image" }));
    const dialog = await screen.findByRole("dialog", { name: "Image" });
    const input = dialog.querySelector<HTMLInputElement>("input[type=file]")!;
    await userEvent.upload(input, new File(["x"], "ward.png", { type: "image/png" }));
    await userEvent.click(within(dialog).getByRole("button", { name: "Insert image" }));
    await expect(
      await within(dialog).findByText("The image could not be uploaded. Try again."),
    ).toBeVisible();
  },
};

/** A pasted image asks for its description first. */
export const ImagePasted: Story = {
  args: Images.args,
  play: async ({ canvas, userEvent, args }) => {
    const text = await textOf(canvas);
    await userEvent.click(text);
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(["x"], "ward.png", { type: "image/png" }));
    text.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
    const dialog = await screen.findByRole("dialog", { name: "Image" });
    await waitFor(() => expect(within(dialog).getByText("ward.png")).toBeVisible());
    await userEvent.click(within(dialog).getByRole("button", { name: "Insert image" }));
    await waitFor(() =>
      expect(last(args.onChange)).toContain('<img src="/files/ward.png" alt="">'),
    );
  },
};

/** By the menu, by typing, by pasting; one that does not exist stands out. */
export const MergeTags: Story = {
  args: {
    label: "Body",
    mergeTags: tags,
    defaultValue: "<p>Dear {{candidate.first_name}}, welcome to {{company.nmae}}.</p>",
  },
  play: async ({ canvas, userEvent, args }) => {
    const text = await textOf(canvas, "Body");
    await expect(within(text).getByText("First name")).toBeVisible();
    await expect(within(text).getByTitle("company.nmae: unknown merge tag")).toBeVisible();
    await userEvent.click(text);
    toEnd(text);
    // `{{` types one brace.
    await userEvent.keyboard(" For {{{{job");
    const list = await screen.findByRole("listbox", { name: "Merge tags" });
    await expect(within(list).getAllByRole("option")).toHaveLength(2);
    await userEvent.keyboard("{ArrowDown}");
    await expect(text).toHaveAttribute(
      "aria-activedescendant",
      within(list).getAllByRole("option")[1]!.id,
    );
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await waitFor(() => expect(last(args.onChange)).toContain("For {{job.title}}</p>"));
    await expect(last(args.onChange)).toContain("<p>Dear {{candidate.first_name}}, welcome");

    await userEvent.click(canvas.getByRole("button", { name: "Merge tag" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Closing date" }));
    await waitFor(() =>
      expect(last(args.onChange)).toContain("{{job.title}}{{job.closing_date}}</p>"),
    );
  },
};

export const Mentions: Story = {
  args: { label: "Note", mentions: people },
  play: async ({ canvas, userEvent, args }) => {
    const text = await textOf(canvas, "Note");
    await userEvent.click(text);
    await userEvent.keyboard("Over to @pri");
    const list = await screen.findByRole("listbox", { name: "People to mention" });
    await within(list).findByRole("option", { name: /Priya Shah/ });
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(last(args.onChange)).toContain(
        '<p>Over to <span data-type="mention" data-id="u2">@Priya Shah</span>',
      ),
    );
    await userEvent.keyboard("and @zzz");
    await waitFor(() => expect(screen.getByText("No matches")).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByText("No matches")).toBeNull());
  },
};

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><h1 style='mso-style-name:"Heading 1"'>Staff nurse<o:p></o:p></h1>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'>·</span><![endif]><b>Care</b> for adults<o:p></o:p></p></body></html>`;

/** What a person copies from Word keeps its structure, not its looks. */
export const PasteFromWord: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const text = await textOf(canvas);
    await userEvent.click(text);
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", word);
    text.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
    await waitFor(() =>
      expect(last(args.onChange)).toBe(
        "<h2>Staff nurse</h2><ul><li><p><strong>Care</strong> for adults</p></li></ul>",
      ),
    );
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

/** Empty and left: said too. */
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

/** The value is the page's: it can be set from outside. */
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

/** Escape closes the list of people first, the dialog only after. */
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
