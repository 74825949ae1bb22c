import { describe, expect, it } from "vitest";
import { sanitiseText } from "./text.ts";

describe("Specification §5, text input", () => {
  it.each([
    ["<b>Ann</b> is <i>strong</i>", "Ann is strong"],
    ["Ann<script>alert(1)</script> Lee", "Ann Lee"],
    ["<img src=x onerror=alert(1)>Ann", "Ann"],
    ["Marks &amp; Spencer", "Marks & Spencer"],
    ["  Ann  ", "Ann"],
    ["<<b>script>alert(1)", ""],
    ["<a href='https://a.example'>Ann</a><br/>Lee", "AnnLee"],
    ["<P CLASS=MsoNormal>Ann<o:p></o:p></P>", "Ann"],
    ["<style>p { color: red }</style>Ann", "Ann"],
    ["Ann <script", "Ann"],
    ["<!-- hidden -->Ann", "Ann"],
    ["5 < 6 and 7 > 6", "5 < 6 and 7 > 6"],
    ["I <3 this candidate", "I <3 this candidate"],
  ])("%s becomes %s", (typed, kept) => {
    expect(sanitiseText(typed)).toBe(kept);
  });

  it.each([
    "Notice period <a month, then free. Ask Ms Patel for the reference.",
    "Salary <b and then> c",
    "Years <a or so> 5",
    "Ann Bell <ann@mail.example>",
    "See <https://ann.example/cv?a=1>",
    "Reports to the <Director>, <b@mail.example> or <s.lee@mail.example>",
    "Score <i, or <u",
    "My <style of working",
    "Left <!-- and no end",
    "<-- see above, <= 5, <!important, <?",
    "<scripted> and <paramedic>",
  ])("a < that opens no known element stays: %s", (typed) => {
    expect(sanitiseText(typed)).toBe(typed);
    expect(sanitiseText(`<b>${typed}`)).toBe(typed);
  });

  it("leaves no script and no surrounding space in any input", () => {
    const letters = [
      "<",
      ">",
      "&amp;",
      "&lt;",
      "&",
      ";",
      "amp",
      "script",
      "/",
      " ",
      "é",
      "👩",
      "\u202e",
      "\n",
    ];
    let seed = 11;
    const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648);
    for (let round = 0; round < 5000; round++) {
      const typed = Array.from({ length: 10 }, () => letters[next() % letters.length]).join("");
      const once = sanitiseText(typed);
      expect(once).toBe(once.trim());
      expect(once).not.toMatch(/<\/?(script|style)\b/i);
    }
  });

  it("handles a long text that opens many tags and closes none", () => {
    for (const piece of ["<script", "<b>"]) expect(sanitiseText(piece.repeat(20_000))).toBe("");
    for (const piece of ["<a x", "<!--", "<b", "<i ="]) {
      const typed = piece.repeat(20_000);
      expect(sanitiseText(typed)).toBe(typed);
    }
  });

  it("decodes only &amp;: other entities stay as typed", () => {
    expect(sanitiseText("R&amp;D &lt;b&gt; &quot;x&quot;")).toBe("R&D &lt;b&gt; &quot;x&quot;");
  });

  it("leaves no tag however pieces of markup are combined", () => {
    const pieces = [
      "<",
      ">",
      "script",
      "/",
      "<b",
      "</",
      "img ",
      "!--",
      "-->",
      "a",
      " ",
      "&amp;",
      '"',
      " onload=",
    ];
    let seed = 7;
    const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648);
    for (let round = 0; round < 5000; round++) {
      const typed = Array.from({ length: 12 }, () => pieces[next() % pieces.length]).join("");
      const once = sanitiseText(typed);
      expect(sanitiseText(once), typed).toBe(once);
      expect(once).not.toMatch(
        /<\/?script(?![\w-])|<\/?(b|a|img)\s*\/?>|<\/?(b|a|img)\s[^<>]*=[^<>]*>/i,
      );
    }
  });
});
