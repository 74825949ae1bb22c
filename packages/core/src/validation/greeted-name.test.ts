import { expect, test } from "vitest";
import { greetedName } from "./greeted-name.ts";

test.each([
  "J.R.",
  "J. R. R.",
  "J.R.R.",
  "J.Smith",
  "O'Neil",
  "Dr. Ann",
  "Dr.Ann",
  "Anne-Marie St. John",
  "St.John",
  "Ravi s/o Kumar",
  "Nguyễn Thị Ánh",
  "Sammy Davis Jr.",
  "李小龍",
  "محمد",
  "X Æ A-12",
])("Quality S8: the name %s is accepted", (text) => {
  expect(greetedName.parse(text)).toBe(text);
});

test.each([
  "http://evil.example",
  "https:/evil",
  "Ann, see www.evil",
  "evil.com",
  "EVIL.COM",
  "Ann evil.co.uk/prize",
  "t.co",
  "a.b/c",
  "//evil",
  "\\\\evil\\share",
  "ann@evil.example",
  "evil．com",
  "evil。com",
  "192.0.2.1",
])("Quality S8: %s is refused as a name, since a mail would greet with a link", (text) => {
  expect(greetedName.safeParse(text).error?.issues[0]?.message).toBe(
    "Leave web and email addresses out of the name, and put a space after a full stop.",
  );
});
