import { Document, HeadingLevel, Packer, Paragraph, TextRun } from "docx";
import { contactOf, profileOf } from "./cv-text.ts";
import type { DemoCandidate } from "./data.ts";

const heading = (text: string) =>
  new Paragraph({ text, heading: HeadingLevel.HEADING_2, spacing: { before: 240, after: 80 } });
const bullet = (text: string) => new Paragraph({ text, bullet: { level: 0 } });
const bold = (text: string, plain: string) =>
  new Paragraph({
    spacing: { before: 120 },
    children: [new TextRun({ text, bold: true }), new TextRun(plain)],
  });

/** Creates a CV as a Word document. */
export async function cvDocx(candidate: DemoCandidate): Promise<Uint8Array> {
  const { employment, education, courses, skills } = candidate.history;
  const title = `${candidate.first_name} ${candidate.last_name}`;
  const document = new Document({
    title: `Curriculum vitae of ${title}`,
    creator: title,
    styles: { default: { document: { run: { font: "Calibri", size: 22 } } } },
    sections: [
      {
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
          new Paragraph(contactOf(candidate).join("  |  ")),
          heading("Profile"),
          new Paragraph(profileOf(candidate)),
          heading("Employment"),
          ...employment.flatMap((post) => [
            bold(post.job_title, `, ${post.company} (${post.employment_length})`),
            new Paragraph(post.description),
          ]),
          heading("Skills"),
          ...skills.map(({ name, description }) => bullet(`${name}: ${description}`)),
          heading("Education"),
          ...education.map(({ type, subject, institute, grade }) =>
            bullet(`${type}, ${subject}, ${institute} (${grade})`),
          ),
          heading("Courses"),
          ...courses.map(({ name, institute }) => bullet(`${name}, ${institute}`)),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}
