import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { people, tags } from "./examples.ts";
import { RichTextEditor } from "./RichTextEditor.tsx";
import { last, textOf, toEnd } from "./storyEditor.ts";

const meta = {
  title: "Inputs/RichTextEditor/Content",
  component: RichTextEditor,
  args: { label: "Job description", onChange: fn() },
} satisfies Meta<typeof RichTextEditor>;
export default meta;

type Story = StoryObj<typeof meta>;

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

/** From the menu, by typing and by pasting; an unknown tag stands out. */
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

/** Text pasted from Word keeps its structure but not its looks. */
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
