import { expect, it } from "vitest";
import { mentionedIn } from "./mentions.ts";

const people = [
  { first_name: "Ann", last_name: "Bell" },
  { first_name: "Ann", last_name: "Bellamy" },
  { first_name: "Ann", last_name: "Bell-Smith" },
  { first_name: "Ann", last_name: "Bell Jones" },
  { first_name: "Zoë", last_name: "" },
];

it.each([
  ["@Ann Bell, can you ring?", ["Bell"]],
  ["Over to @ann bellamy.", ["Bellamy"]],
  ["@Ann Bellamy and @Ann Bell", ["Bell", "Bellamy"]],
  ["@Ann Bell-Smith, can you ring?", ["Bell-Smith"]],
  ["@Ann Bell-Jones, @Ann Bell’Orso", []],
  ["@Ann Bell Jones", ["Bell Jones"]],
  ["@Ann Bell's turn - or @Zoë’s", ["Bell", ""]],
  ["@Ann Bell- and", ["Bell"]],
  ["Ann Bell rang.", []],
  ["@Ann", []],
  ["@Zoë: seen?", [""]],
  ["@Zoëlle", []],
])("%s mentions %j", (text, last_names) => {
  expect(mentionedIn(text, people).map(({ last_name }) => last_name)).toEqual(last_names);
});
