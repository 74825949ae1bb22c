import { expect, test } from "vitest";
import { cleanWord, isFromWord } from "./wordPaste.ts";

const clipboard = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head>
<meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]-->
<style>p.MsoNormal {mso-style-name:Normal; font-size:11.0pt;}</style></head><body lang=EN-GB>
<!--StartFragment--><h2 style='mso-margin-top-alt:auto'>Registered nurse</h2>
<p class=MsoNormal align=center style='text-align:center;mso-line-height-rule:exactly'><b><span style='font-family:Calibri'>Band 5<o:p></o:p></span></b></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<!--EndFragment--></body></html>`;

test("recognises markup from Word", () => {
  expect(isFromWord(clipboard)).toBe(true);
  expect(isFromWord("<p>Band 5, most weeks</p>")).toBe(false);
});

test("keeps words, bold and alignment, and nothing specific to Word", () => {
  const clean = cleanWord(clipboard);
  expect(clean).toContain("<h2>Registered nurse</h2>");
  expect(clean).toContain('style="text-align: center"><b>Band 5</b></p>');
  expect(clean).not.toMatch(/mso|o:p|w:|<!--|Mso|font|StartFragment|&nbsp;/);
});

const line = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span>${marker}<span>&nbsp;&nbsp;</span></span><![endif]>${text}<o:p></o:p></p>\n`;

test("turns Word's list paragraphs into nested lists", () => {
  const clean = cleanWord(
    `<p class=MsoNormal>You bring:</p>${line(1, "·", "care")}${line(2, "o", "of adults")}${line(1, "·", "time")}<p class=MsoNormal>Then:</p>${line(1, "1.", "apply")}`,
  );
  expect(clean.replace(/\s*\n\s*/g, "")).toBe(
    "<p>You bring:</p><ul><li><p>care</p><ul><li><p>of adults</p></li></ul></li><li><p>time</p></li></ul><p>Then:</p><ol><li><p>apply</p></li></ol>",
  );
});

test("reads list markers from comments, and drops images from the writer's disk", () => {
  const clean = cleanWord(
    `<p style='mso-list:l1 level1 lfo2'><!--[if !supportLists]-->a)<!--[endif]-->First</p><img src="file:///C:/logo.png" class=Mso>`,
  );
  expect(clean).toBe("<ol><li><p>First</p></li></ol>");
});
