import type { Meta, StoryObj } from "@storybook/react-vite";
import { Download } from "lucide-react";
import { expect } from "storybook/test";
import { IconButton } from "../IconButton/IconButton.tsx";
import { DocumentViewer, docxType, pdfType } from "./DocumentViewer.tsx";

/** A PDF of one page, written by hand. */
const page = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 260]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length 92>>stream
BT /F1 22 Tf 40 200 Td (Priya Shah) Tj /F1 12 Tf 0 -30 Td (Registered nurse since 2015) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R/Size 6>>
%%EOF`;
const pdf = async () => new Blob([page], { type: pdfType });
const broken = async () => new Blob(["not a document"]);

const meta = {
  title: "Data/DocumentViewer",
  component: DocumentViewer,
  args: {
    title: "priya-shah.pdf",
    type: pdfType,
    source: pdf,
    actions: (
      <IconButton aria-label="Download priya-shah.pdf" icon={<Download />} size="sm" href="#" />
    ),
  },
} satisfies Meta<typeof DocumentViewer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Page 1 of 1", {}, { timeout: 15_000 })).toBeVisible();
    await expect(
      await canvas.findByText("Priya Shah", {}, { timeout: 15_000 }),
    ).toBeInTheDocument();
  },
};

export const BrokenPdf: Story = {
  args: { source: broken },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("The document could not be shown", {}, { timeout: 15_000 }),
    ).toBeVisible();
  },
};

export const BrokenDocx: Story = {
  args: { source: broken, type: docxType, title: "priya-shah.docx" },
  play: BrokenPdf.play,
};
