import type { Country, Name } from "./people.ts";

/** A CV to be written: its person, and how they write their name, address and number. */
export interface Person {
  country: Country;
  name: Name;
  /** The name in reading order, as it is written in the language. */
  full: string;
  title: string;
  place: string;
  email: string;
  phone: string;
  birth: string;
}

interface Layout {
  says: string;
  text(person: Person): string;
  /** Facts that the CV does not give. */
  lacks?: readonly ("name" | "email" | "phone")[];
  /** Only in languages with upper and lower case. */
  isCased?: boolean;
  fileName?(person: Person): string;
}

const contact = ({ place, phone, email }: Person) => [place, `${phone} | ${email}`];
const labelled = ({ country: { labels }, place, phone, email, birth }: Person) => [
  `${labels.birth}: ${birth}`,
  `${labels.address}: ${place}`,
  `${labels.telephone}: ${phone}`,
  `${labels.email}: ${email}`,
];
/** The rest of each CV: jobs with dates, employers with names of people, schools, numbers. */
function body({ country: { sections, prose, titles, places } }: Person): string[] {
  return [
    sections[0],
    prose,
    sections[1],
    `03.2019 - 11.2024   ${titles[0]}, Meadow House`,
    `01/09/2012 – 28/02/2019   ${titles[1]}, Johnson Brothers Ltd, ${places[2]}`,
    sections[2],
    "2008-2012   BSc, Northfield College   GPA 3.85",
    "PIN 12345678, Registration No. 2019 0042 118, IBAN GB33 BUKB 2020 1555 5555 55",
  ];
}
const referee = ({ country }: Person) => [
  country.sections[3],
  country.male,
  `${country.labels.email}: referee.office@firm.example`,
  `${country.labels.telephone}: +44 20 7946 0999`,
];
const isUnicase = ({ full }: Person) => full.toUpperCase() === full.toLowerCase();
const sheet = (...lines: (string | string[])[]) => lines.flat().join("\n");

export const layouts: readonly Layout[] = [
  {
    says: "name, title, contacts",
    text: (p) => sheet(p.full, p.title, contact(p), body(p), referee(p)),
  },
  {
    says: "heading, name",
    text: (p) => sheet(p.country.heading, p.full, p.title, contact(p), body(p)),
  },
  { says: "title first", text: (p) => sheet(p.title, p.full, contact(p), body(p)) },
  {
    says: "a table of labels",
    text: (p) =>
      sheet(
        p.country.heading.toUpperCase(),
        p.country.sections[0],
        `${p.country.labels.name}:\t${p.full}`,
        labelled(p).map((line) => line.replace(": ", ":\t")),
        body(p),
      ),
  },
  {
    says: "two columns read across",
    text: (p) =>
      sheet(
        `${p.country.labels.address}\t${p.full}`,
        `${p.place}\t${p.title}`,
        `${p.country.labels.telephone} ${p.phone}\t${p.country.sections[0]}`,
        `${p.email}\t${p.country.prose}`,
        body(p).slice(2),
      ),
  },
  {
    says: "name in capitals",
    isCased: true,
    text: (p) => sheet(p.full.toUpperCase(), p.title.toUpperCase(), contact(p), body(p)),
  },
  {
    says: "surname first",
    text: ({ name: [first, last], ...p }) => {
      const person = { ...p, name: [first, last] as const };
      const written = isUnicase(person) ? p.full : last ? `${last.toUpperCase()}, ${first}` : first;
      return sheet(p.country.heading, written, p.title, contact(person), body(person));
    },
  },
  {
    says: "letters after the name, titles before",
    isCased: true,
    text: (p) =>
      sheet(
        p.country.language === "de" ? `Dr. ${p.full}` : `${p.full}, RN BSc (Hons) MBA`,
        p.title,
        contact(p),
        body(p),
      ),
  },
  {
    says: "everything on one line",
    text: (p) => sheet(`${p.full} | ${p.title} | ${p.phone} | ${p.email}`, p.place, body(p)),
  },
  {
    says: "name in the footer alone",
    text: (p) => sheet(p.country.heading, p.title, contact(p), body(p), `${p.full}\t1 / 2`),
  },
  {
    says: "no name",
    lacks: ["name"],
    text: (p) => sheet(p.country.heading, p.title, contact(p), body(p)),
  },
  {
    says: "referees first",
    text: (p) => sheet(referee(p), p.country.sections[0], p.full, labelled(p), body(p)),
  },
  {
    says: "dates everywhere",
    text: (p) =>
      sheet(
        "12.11.2026",
        p.full,
        `* 05.03.1990, ${p.place}`,
        "2019-2021 2016/2019 01.02.2012-31.08.2016 1998 03/05/1990",
        contact(p),
        body(p),
      ),
  },
  {
    says: "address first",
    text: (p) => sheet(p.place, `${p.phone}`, p.email, p.full, p.title, body(p)),
  },
  {
    says: "links",
    text: (p) =>
      sheet(
        p.full,
        "https://www.linkedin.com/in/someone-4471234567/ github.com/dev07700900555",
        `mailto:${p.email} tel ${p.phone}`,
        "https://portfolio.example/?id=00447700900444",
        body(p),
      ),
  },
  {
    says: "first and last name apart",
    text: (p) =>
      sheet(
        p.country.heading,
        `${p.country.labels.last}: ${p.name[1]}`,
        `${p.country.labels.first}: ${p.name[0]}`,
        labelled(p),
        body(p),
      ),
  },
  {
    says: "a statement first",
    text: (p) =>
      sheet(
        p.country.sections[0].toUpperCase(),
        p.country.prose,
        "",
        p.full,
        labelled(p),
        body(p).slice(2),
      ),
  },
  {
    says: "a letter before it",
    text: (p) =>
      sheet(
        p.country.male,
        "Harcourt & Sons Ltd",
        "1 High Street",
        "27 November 2026",
        p.country.prose,
        p.full,
        `${p.email}   ${p.phone}`,
        p.country.heading,
        body(p),
      ),
    fileName: ({ name, country }) =>
      country.spelt ? "letter_and_cv.docx" : `${name.filter(Boolean).join("_")}_CV_2026.docx`,
  },
  {
    says: "no address, or one glued to what follows",
    lacks: ["email"],
    text: (p) =>
      sheet(
        p.full,
        p.title,
        p.place,
        `${p.country.labels.email}:${p.email}${p.country.labels.telephone}:${p.phone}`,
        body(p),
      ),
  },
  {
    says: "Europass",
    text: (p) =>
      sheet(
        "Europass Curriculum Vitae",
        "Personal information",
        `First name(s) / Surname(s) ${p.full}`,
        `Address(es) ${p.place}`,
        `Mobile ${p.phone}`,
        `E-mail ${p.email}`,
        `Date of birth ${p.birth}`,
        body(p),
        "Page 1 / 2 - Curriculum vitae of the person above",
      ),
  },
];
