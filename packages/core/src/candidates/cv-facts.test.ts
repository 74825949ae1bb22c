import { expect, test } from "vitest";
import { cvFacts } from "./cv-facts.ts";

test("Specification §1, CVs: the first lines of a CV give the person's name and contact details", () => {
  const text =
    "CURRICULUM VITAE\nANN O'Brien\nLeeds, LS6 2AB\n07700 900123 | ann@mail.example\n2019";
  expect(cvFacts(text, "scan.pdf")).toEqual({
    first_name: "Ann",
    last_name: "O'Brien",
    email: "ann@mail.example",
    contact_mobile_number: "+447700900123",
  });
});

test.each(["Ann Bell\t07700 900123", "Name:\tAnn Bell\nTelephone:\t07700 900123"])(
  "facts side by side on one line are told apart: %j",
  (text) =>
    expect(cvFacts(text, "scan.pdf")).toMatchObject({
      first_name: "Ann",
      last_name: "Bell",
      contact_mobile_number: "+447700900123",
    }),
);

test("the file name can give the name when the text does not", () => {
  expect(cvFacts("", "Maria_Lopez_CV_2026.docx")).toEqual({
    first_name: "Maria",
    last_name: "Lopez",
    email: "",
    contact_mobile_number: "",
  });
});

test.each(["", "i worked in a shop from 2019 to 2024", "12345 67890"])(
  "a text without a name gives none: %j",
  (text) => expect(cvFacts(text, "scan0001.pdf")).toMatchObject({ first_name: "", last_name: "" }),
);
