import { expect, it } from "vitest";
import { plainTextOf } from "./plain-text.ts";

it.each([
  ["<p>Dear Ann,</p><p>see you.</p>", "Dear Ann,\n\nsee you."],
  ["<ul><li><p>One</p></li><li>Two</li></ul>", "- One\n\n- Two"],
  ['<p><a href="https://a.example/x">The advert</a></p>', "The advert (https://a.example/x)"],
  ["<p>Line<br>break &amp; O&#39;Neill &lt;b&gt;</p>", "Line\nbreak & O'Neill <b>"],
  ["&amp;lt;", "&lt;"],
])("%s becomes %j", (markup, text) => expect(plainTextOf(markup)).toBe(text));
