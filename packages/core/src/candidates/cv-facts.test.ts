import { describe, expect, test } from "vitest";
import { corpus } from "./cv-corpus/corpus.ts";
import { factNames, scoreOf } from "./cv-corpus/score.ts";
import { cvFacts } from "./cv-facts.ts";

const lines = (...text: string[]) => text.join("\n");
const nameIn = (text: string, fileName = "scan.pdf") => {
  const { first_name, last_name } = cvFacts(text, fileName);
  return [first_name, last_name];
};
const telephoneIn = (text: string) => cvFacts(text, "scan.pdf").contact_mobile_number;
const emailIn = (text: string) => cvFacts(text, "scan.pdf").email;
const nobody = ["", ""];

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

describe("the file name", () => {
  test("can give the name when the text does not", () => {
    expect(nameIn("", "Maria_Lopez_CV_2026.docx")).toEqual(["Maria", "Lopez"]);
  });
  test.each(["Project_Manager_CV.docx", "Senior Nurse.pdf", "scan0001.pdf", "CV final.pdf"])(
    "%s gives none",
    (fileName) => expect(nameIn("", fileName)).toEqual(nobody),
  );
  test.each(["Nora Quill - CV (2026).pdf", "CV_Nora_Quill_Payroll_Manager.docx"])(
    "%s gives the name of which the address is made",
    (fileName) =>
      expect(nameIn("Worked for Fred Olsen\nn.quill@mail.example", fileName)).toEqual([
        "Nora",
        "Quill",
      ]),
  );
  test("says which of two names in the text is the person's", () => {
    expect(nameIn("Piotr Zolty\nKasia Malin", "kasia_malin_cv.pdf")).toEqual(["Kasia", "Malin"]);
  });
});

describe("a name stands where names stand", () => {
  test.each([
    [lines("Curriculum Vitae", "Anne van der Berg", "Registered Nurse"), ["Anne", "van der Berg"]],
    [lines("Suharto", "Project Manager", "suharto@mail.example"), ["Suharto", ""]],
    [lines("Nora Quill, RGN", "Staff Nurse"), ["Nora", "Quill"]],
    [lines("Dr Nora Quill MBA MCIPD", "Payroll Manager"), ["Nora", "Quill"]],
    [lines("QUILL, Nora", "Staff Nurse"), ["Nora", "Quill"]],
    [lines("Nora QUILL", "Staff Nurse"), ["Nora", "Quill"]],
    [
      lines("Maria José Santos Oliveira Quill", "Staff Nurse"),
      ["Maria José", "Santos Oliveira Quill"],
    ],
    [lines("Senior Software Engineer", "Nora Quill"), ["Nora", "Quill"]],
    [lines("PERSONAL STATEMENT", "Nora Quill"), ["Nora", "Quill"]],
    [lines("Europass Curriculum Vitae", "First name / Surname Nora Quill"), ["Nora", "Quill"]],
    [lines("Surname(s) / First name(s) Quill Nora"), ["Nora", "Quill"]],
    [
      lines("CONTACT", "Nora Quillfeather", "07700 900123", "Wisteria gardener"),
      ["Nora", "Quillfeather"],
    ],
    [lines("CONTACT Nora Quillfeather", "nora.q@mail.example Profile"), ["Nora", "Quillfeather"]],
    [lines("SEAN O'BRIEN"), ["Sean", "O'Brien"]],
    [lines("ANNE-MARIE SMITH-JONES"), ["Anne-Marie", "Smith-Jones"]],
    [lines("FIONA MCDONALD"), ["Fiona", "McDonald"]],
    [lines("PIETER VAN DEN BOSCH"), ["Pieter", "van den Bosch"]],
    [lines("Minnie Driver", "minnie.driver@mail.example"), ["Minnie", "Driver"]],
    [lines("Omar bin Rashid", "Site Manager"), ["Omar", "bin Rashid"]],
    [lines("Lebenslauf", "Vorname:\tGreta", "Nachname:\tvon Thun"), ["Greta", "von Thun"]],
    [lines("Nom : Marchand", "Prénom : Zoé"), ["Zoé", "Marchand"]],
    [lines("Nora Quill (she/her)", "Nurse"), ["Nora", "Quill"]],
    [lines("Резюме", "Смирнова Вера Павловна", "Бухгалтер"), ["Вера Павловна", "Смирнова"]],
    [lines("个人简历", "李明", "护士"), ["明", "李"]],
    [lines("履歴書", "佐藤花子"), ["花子", "佐藤"]],
    [lines("履歴書", "氏名 田中 一郎"), ["一郎", "田中"]],
    [lines("이력서", "김민준", "간호사"), ["민준", "김"]],
    [lines("Βιογραφικό Σημείωμα", "ΕΛΕΝΗ ΠΑΠΠΑ"), ["Ελενη", "Παππα"]],
    [lines("קורות חיים", "שם: נועה לוי"), ["נועה", "לוי"]],
    [lines("السيرة الذاتية", "هدى بن يوسف", "محاسبة"), ["هدى", "بن يوسف"]],
    [lines("Candidate: Nora Quill", "Consultant: Ruth Marlow", "Nurse"), ["Nora", "Quill"]],
    [lines("APPLICATION FORM", "Surname: Quill", "Forename(s): Nora"), ["Nora", "Quill"]],
    [lines("NORA", "QUILL", "Nurse", "nora.quill@mail.example"), ["Nora", "Quill"]],
    [lines("N O R A   Q U I L L", "nora.quill@mail.example"), ["Nora", "Quill"]],
    [lines("My name is Nora Quill and I nurse.", "n.quill@mail.example"), ["Nora", "Quill"]],
    [lines("Nora Quill, 3 Mill Lane, Otley", "nora.quill@mail.example"), ["Nora", "Quill"]],
    [lines("Fred Olsen", "Internal file", "Employee: Nora Quill"), ["Nora", "Quill"]],
    [lines("Olive St. John", "Nurse"), ["Olive", "St. John"]],
    [lines("Gráinne Ní Mháille", "Nurse"), ["Gráinne", "Ní Mháille"]],
    [lines("NORA QUILL MChem MRSC MA", "Chemist"), ["Nora", "Quill"]],
    [lines("Ana Prieto Salas", "Nurse", "aprieto@mail.example"), ["Ana", "Prieto Salas"]],
    [lines("María del Pilar Prieto", "Nurse"), ["María del Pilar", "Prieto"]],
    [lines("Nora E Quill", "Nurse"), ["Nora E", "Quill"]],
    [lines("# Nora Quill", "**Nurse**"), ["Nora", "Quill"]],
    [lines("Önéletrajz", "Kiss Zsófia", "munkahely és tanulmányok"), ["Zsófia", "Kiss"]],
  ])("%j", (text, name) => expect(nameIn(text)).toEqual(name));
});

describe("a name that is not sure is left empty", () => {
  test.each([
    "",
    "i worked in a shop from 2019 to 2024",
    "12345 67890",
    lines("Staff Nurse", "Leeds", "jobs@mail.example"),
    lines("Project Manager", "project.manager@mail.example"),
    lines("Personal Statement", "Work Experience", "Great Britain"),
    // A surname cannot be told from a first name.
    lines("履歴書", "綾小路花子"),
    // A place looks as a name does.
    lines("Impiegato", "Ascoli Piceno", "ettore.distefano@mail.example"),
    // A letter names its reader too.
    lines("Mr Peter Lindqvist", "Harcourt & Sons Ltd", "Dear Mr Lindqvist", "Nora Quill"),
    lines("References", "Peter Lindqvist", "peter.lindqvist@mail.example"),
    // A post between a referee's name and address is no heading.
    lines("References", "Peter Lindqvist", "Ward Manager", "peter.lindqvist@mail.example"),
    lines("Consultant: Ruth Marlow", "ruth.marlow@mail.example"),
    // An employer may be named after a person, as may half a name be.
    lines("Candidate 12", "Location: Otley", "Accounts Assistant", "Fred Olsen"),
    lines("Marlow", "nmarlow@mail.example"),
  ])("%j", (text) => expect(nameIn(text)).toEqual(nobody));
});

describe("a telephone number", () => {
  test.each([
    ["Born 05.03.1990 in Hamburg\nTel. +49 171 1234567", "+491711234567"],
    ["Telephone 0113 496 0123\nMobile 07700 900321", "+447700900321"],
    ["Fax +44 20 7946 0111\nTel +44 20 7946 0222", "+442079460222"],
    ["M: +44 (0)7700 900321", "+447700900321"],
    ["Mobile\n07700 900321", "+447700900321"],
    ["01/2019-12/2021, 07700 900321", "+447700900321"],
    ["Phone number: +34 612 345 678", "+34612345678"],
    ["Email:nora@mail.exampleMobile:07700 900321", "+447700900321"],
  ])("is found: %j", (text, number) => expect(telephoneIn(text)).toBe(number));

  test.each([
    "Nurse 01.09.2019 - 30.06.2021",
    "05.03.1990",
    "2019 - 2021 2016/2019",
    "NMC PIN 0770 0900 123",
    "Registration No. 07700 900321",
    "https://www.linkedin.com/in/nora-07700900321",
    "GB33 BUKB 2020 1555 5555 55",
    "Invoice totals 1234 567 890",
    // In another country's form, of which nothing says which it is.
    "612 345 678",
    "References\nAnn Bell, 07700 900321",
    "References\nAnn Bell\nWard Manager\n07700 900321",
    "Consultant: Ruth Marlow\nruth.marlow@agency.example, 020 7946 0222",
  ])("is no number, or another's: %j", (text) => expect(telephoneIn(text)).toBe(""));
});

describe("an email", () => {
  test.each([
    ["E-mail me (mailto:nora.link@mail.example)", "nora.link@mail.example"],
    ["Email: nora@mail.example, web nora.example", "nora@mail.example"],
    ["jobs@agency.example\nNora Quill\nnora@mail.example", "nora@mail.example"],
    ["Nora Quill\nward7@clinic.example, n.quill@mail.example", "n.quill@mail.example"],
    ["<nora@mail.example>.", "nora@mail.example"],
    ["NORA.QUILL@MAIL.EXAMPLE", "nora.quill@mail.example"],
    ["References\nann.bell@firm.example\nEducation\nnora@mail.example", "nora@mail.example"],
  ])("is found: %j", (text, email) => expect(emailIn(text)).toBe(email));

  test.each([
    "Email:nora@mail.exampleMobile:07700 900321",
    "nora@mail.exampletelephone:07700 900321",
    "nora@mail",
    "nora@@mail.example",
    "Twitter @nora.quill",
    "jobs@agency.example",
    "Candidate: Nora Quill\nConsultant: Ruth Marlow\nruth@agency.example",
  ])("that may be wrong is none: %j", (text) => expect(emailIn(text)).toBe(""));
});

describe.each(["first", "held out", "second", "third"])("of the invented CVs, %s set,", (set) => {
  const scores = scoreOf(corpus.filter((cv) => cv.set === set));

  test.each(factNames)("%s is right wherever it is read, and read from nine in ten", (name) => {
    expect(scores[name].precision).toBeGreaterThanOrEqual(0.98);
    expect(scores[name].recall).toBeGreaterThanOrEqual(0.9);
  });
});
