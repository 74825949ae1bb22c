import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { DocumentViewer, docxType, pdfType } from "./DocumentViewer.tsx";
import { certificate, docx, lockedPdf, pdfOf } from "./storyDocuments.ts";
import { storyFile } from "./storyFile.ts";

const jobs = ["Ward sister", "Staff nurse", "Care assistant"];
const pages = Array.from({ length: 12 }, (_, at) => [
  at === 0 ? "Priya Shah" : `Appendix ${at}`,
  "Registered nurse since 2015",
  `${jobs[at % 3]}, Leeds General Infirmary`,
  ...(at === 10 ? ["Reference: Samuel Osei, matron"] : []),
]);
const cv = async () => pdfOf(pages.slice(0, 1));
const long = async () => pdfOf(pages);
const broken = async () => new Blob(["not a document"]);

const meta = {
  title: "Data/DocumentViewer",
  component: DocumentViewer,
  args: { title: "priya-shah.pdf", type: pdfType, source: cv, allowsDownload: true },
} satisfies Meta<typeof DocumentViewer>;
export default meta;

type Story = StoryObj<typeof meta>;

const patience = { timeout: 15_000 };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Page 1 of 1", {}, patience)).toBeInTheDocument();
    await expect(await canvas.findByText("Priya Shah", {}, patience)).toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "Download priya-shah.pdf" })).toBeVisible();
  },
};

/** Draws only the visible pages and their neighbours, out of twelve. */
export const ManyPages: Story = {
  args: { source: long },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText("Priya Shah", {}, patience);
    await expect(canvasElement.querySelectorAll("canvas").length).toBeLessThan(6);
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await waitFor(() => expect(canvas.getByText("Page 2 of 12")).toBeInTheDocument());
    const field = canvas.getByRole("textbox", { name: "Page" });
    await userEvent.clear(field);
    await userEvent.type(field, "11{Enter}");
    await expect(
      await canvas.findByText("Reference: Samuel Osei, matron", {}, patience),
    ).toBeVisible();
  },
};

/** Ctrl F searches within the document. */
export const SearchedByKeyboard: Story = {
  args: { source: long },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("Priya Shah", {}, patience);
    const stage = canvas.getByRole("region", { name: "priya-shah.pdf, content" });
    stage.focus();
    await userEvent.keyboard("{Control>}f{/Control}");
    const field = await canvas.findByRole("searchbox", { name: "Search in the document" });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, "STAFF nurse");
    await expect(await canvas.findByText("1 of 4", {}, patience)).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText("2 of 4")).toBeVisible();
    await userEvent.keyboard("{Shift>}{Enter}{/Shift}{Shift>}{Enter}{/Shift}");
    await expect(await canvas.findByText("4 of 4")).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, "plumber");
    await expect(await canvas.findByText("No matches")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(stage).toHaveFocus();
    await expect(canvas.queryByRole("searchbox")).toBeNull();
  },
};

export const Zoomed: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("Priya Shah", {}, patience);
    const page = canvas.getByRole("group", { name: "Page 1 of 1" });
    const width = () => Math.round(page.getBoundingClientRect().width);
    const natural = (595 * 96) / 72;
    await userEvent.click(canvas.getByRole("button", { name: "Zoom, now 100 %" }));
    await userEvent.click(await screen.findByRole("menuitemradio", { name: "150 %" }));
    await waitFor(() => expect(width()).toBe(Math.round(natural * 1.5)));
    canvas.getByRole("region", { name: "priya-shah.pdf, content" }).focus();
    await userEvent.keyboard("{Control>}-{/Control}");
    await waitFor(() => expect(width()).toBe(Math.round(natural * 1.25)));
  },
};

export const Rotated: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("Priya Shah", {}, patience);
    await userEvent.click(canvas.getByRole("button", { name: "Rotate" }));
    const { width, height } = canvas
      .getByRole("group", { name: "Page 1 of 1" })
      .getBoundingClientRect();
    await expect(width).toBeGreaterThan(height);
  },
};

export const Docx: Story = {
  args: { source: async () => docx(), type: docxType, title: "priya-shah.docx" },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole("heading", { name: "Priya Shah" }, patience);
    await expect(name.parentElement).toHaveAttribute("dir", "auto");
    await expect(name.parentElement).toHaveStyle({ textAlign: "start" });
    await userEvent.click(canvas.getByRole("button", { name: "Search in the document" }));
    await userEvent.type(await canvas.findByRole("searchbox"), "nurse");
    await expect(await canvas.findByText("1 of 3")).toBeVisible();
  },
};

/** Word documents whose text stands where older readers do not look. */
const wordStory = (name: string, ...texts: string[]): Story => ({
  args: { source: storyFile(name), type: docxType, title: name },
  play: async ({ canvas }) => {
    for (const text of texts)
      await expect(await canvas.findByText(text, {}, patience)).toBeVisible();
  },
});
export const DocxTextBox = wordStory(
  "d02-textbox-nofallback.docx",
  "Nora Quillbox",
  "nora.box@mail.example",
  "Beekeeper",
);
export const DocxHeader = wordStory("d10-header-prefix.docx", "Nora Quillhead", "Beekeeper");
export const DocxBackslashes = wordStory("d12-backslash.docx", "Zanthoxylum gardener");

/** Shows the web page, the text and the Word document inside it, and says that RTF is not shown. */
export const DocxInside: Story = {
  args: { source: storyFile("embedded-documents.docx"), type: docxType, title: "CV of Nora Quill" },
  play: async ({ canvas }) => {
    for (const line of ["Zanthoxylum gardener", "Quillwort keeper", "Xebec sailor"])
      await expect(await canvas.findByText(line, {}, patience)).toBeInTheDocument();
    await expect(canvas.getByText(/^A document inside this one cannot be shown/)).toBeVisible();
  },
};

export const Picture: Story = {
  args: { source: certificate, type: "image/png", title: "registration.png" },
  play: async ({ canvas, userEvent }) => {
    const picture = () => canvas.getByRole("img", { name: "registration.png" });
    await canvas.findByRole("img", { name: "registration.png" }, patience);
    await userEvent.click(canvas.getByRole("button", { name: "Rotate" }));
    const { width, height } = picture().getBoundingClientRect();
    await expect(height).toBeGreaterThan(width);
  },
};

export const LongName: Story = {
  args: {
    title: "curriculum-vitae-of-priya-shah-registered-nurse-updated-january-2026-final-2.pdf",
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Priya Shah", {}, patience)).toBeVisible();
  },
};

export const Damaged: Story = {
  args: { source: broken },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The document is damaged", {}, patience)).toBeVisible();
  },
};
export const DamagedDocx: Story = {
  args: { source: broken, type: docxType, title: "priya-shah.docx" },
  play: Damaged.play!,
};
export const DamagedPicture: Story = {
  args: { source: broken, type: "image/png", title: "registration.png" },
  play: Damaged.play!,
};
export const Locked: Story = {
  args: { source: async () => lockedPdf() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The document is locked", {}, patience)).toBeVisible();
  },
};
export const Unsupported: Story = {
  args: { type: "application/rtf", title: "priya-shah.rtf" },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("This type of document cannot be shown here"),
    ).toBeVisible();
  },
};
export const LockedToCertificate: Story = {
  args: { source: storyFile("p29-pubsec.pdf") },
  play: Locked.play!,
};

/** True when something is drawn on the first page. */
function isDrawn(root: HTMLElement): boolean {
  const canvas = root.querySelector("canvas");
  const pen = canvas?.getContext("2d");
  if (!canvas || !pen) return false;
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
  return data.some((value, at) => at % 4 < 3 && value < 128 && data[at - (at % 4) + 3]! > 0);
}
const drawn = (root: HTMLElement) => waitFor(() => expect(isDrawn(root)).toBe(true), patience);

/** Some devices have no font for a script. */
const drawnOrSaid = (root: HTMLElement) =>
  waitFor(
    () =>
      expect(
        isDrawn(root) || root.textContent.includes("This device has no font for some characters"),
      ).toBe(true),
    patience,
  );

/** A scan saved as JPEG 2000, which browsers do not draw by themselves. */
export const Scan: Story = {
  args: { source: storyFile("v1-scan-jpx.pdf") },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(
      canvas.getByText("This document is a picture: its text cannot be searched or copied."),
    ).toBeVisible();
  },
};

/** Chinese without a font in the file: its character map comes with the viewer. */
export const Chinese: Story = {
  args: { source: storyFile("p03-cjk-gb.pdf") },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText("注册护士", {}, patience)).toBeInTheDocument();
    await drawnOrSaid(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Search in the document" }));
    await userEvent.type(await canvas.findByRole("searchbox"), "王小明");
    await expect(await canvas.findByText("1 of 1")).toBeVisible();
  },
};
export const Japanese: Story = {
  args: { source: storyFile("p03c-cjk-ja.pdf") },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("山田花子", {}, patience)).toBeInTheDocument();
    await drawnOrSaid(canvasElement);
  },
};

export const PageMissing: Story = {
  args: { source: storyFile("p13-page-null.pdf") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Zanthoxylum gardener", {}, patience)).toBeInTheDocument();
    await expect(
      canvas.getByText(/^Page 2 of this file is damaged. It and any page after it cannot be shown/),
    ).toBeVisible();
  },
};

/** Shows the PDFs attached to a portfolio after its cover. */
export const Portfolio: Story = {
  args: { source: storyFile("p14-portfolio.pdf") },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Inner Quill CV zugzwang", {}, patience),
    ).toBeInTheDocument();
    await expect(canvas.getByRole("group", { name: "Page 2 of 2" })).toBeInTheDocument();
  },
};

export const AdobeForm: Story = {
  args: { source: storyFile("p15-xfa.pdf") },
  play: async ({ canvas }) => {
    const words = await canvas.findByText("Quillfeather xylography", {}, patience);
    await expect(words).toBeVisible();
    const paper = canvas.getByRole("group", { name: "Page 1 of 1" }).getBoundingClientRect();
    await expect(paper.height / paper.width).toBeCloseTo(Math.SQRT2, 2);
    await expect(words.getBoundingClientRect().bottom).toBeLessThan(paper.bottom);
    await expect(
      canvas.getByText("This form was made for Adobe Acrobat and may look different here."),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    source: async () => {
      throw new Error("offline");
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("The document could not be shown", {}, patience),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};
