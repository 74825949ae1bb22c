import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { advert } from "../RichTextEditor/examples.ts";
import { highlights, inks } from "./colours.ts";
import { RichText } from "./RichText.tsx";

const meta = {
  title: "Data/RichText",
  component: RichText,
  args: { html: advert },
} satisfies Meta<typeof RichText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Read about us" });
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    await expect(link).toHaveAttribute("target", "_blank");
  },
};

/** Removes markup that could run, track or cover the page; keeps the words. */
export const Hostile: Story = {
  args: {
    html: `<p onclick="alert(1)" style="position:fixed;inset:0;color:rgb(163, 33, 27);font-size:900px">Read <a href="javascript:alert(1)">this</a></p><script>alert(1)</script><style>p{display:none}</style><iframe src="https://a.example"></iframe><form><input name="password"></form><img src="x" onerror="alert(1)" alt="A ward">`,
  },
  play: async ({ canvas, canvasElement }) => {
    const text = canvas.getByText(/^Read/);
    await expect(text).not.toHaveAttribute("onclick");
    await expect(text.style.position).toBe("");
    await expect(text.style.fontSize).toBe("96px");
    await expect(text).toHaveAttribute("data-color", "red");
    await expect(canvas.getByText("this")).not.toHaveAttribute("href");
    await expect(canvas.getByRole("img", { name: "A ward" })).not.toHaveAttribute("onerror");
    await expect(canvasElement.querySelector("script, iframe, form, input, p style")).toBeNull();
  },
};

/** A message as a person would get it: what has no value stands out. */
export const MergeTags: Story = {
  args: {
    html: '<p>Dear Amelia, we meet on <strong>{{interview.date}}</strong> at {{interview.location}}.</p><p><a href="{{job.link}}">The job</a></p>',
    marksMergeTags: true,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("{{interview.date}}").tagName).toBe("MARK");
    await expect(canvasElement.querySelectorAll("mark")).toHaveLength(2);
  },
};

/** Every text colour on every highlight, in both themes. */
export const Colours: Story = {
  args: {
    html: ["transparent", ...Object.values(highlights)]
      .map((ground) =>
        Object.entries({ plain: "inherit", ...inks })
          .map(
            ([name, ink]) =>
              `<span style="color: ${ink}; background-color: ${ground}"> ${name} </span>`,
          )
          .join(" "),
      )
      .map((line) => `<p>${line}</p>`)
      .join(""),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("red")[1]).toHaveAttribute("data-highlight", "yellow");
    await expect(canvas.getAllByText("red")[1]).toHaveAttribute("data-color", "red");
  },
};

export const SizesAndAlignment: Story = {
  args: {
    html: '<p><span style="font-size: 8px">Terms apply</span></p><p style="text-align: center"><span style="font-size: 32px">Interview day</span></p><p style="text-align: right"><span style="font-size: 96px">Welcome</span></p>',
  },
};

export const Empty: Story = { args: { html: "" } };

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  args: {
    html: "<h2>ممرضة مسجلة</h2><p>انضمي إلى فريقنا.</p><ul><li><p>دوام كامل</p></li><li><p>Band 5, Northgate Group</p></li></ul><blockquote><p>جئت لعام واحد.</p></blockquote>",
  },
};
