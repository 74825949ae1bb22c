import type { CandidateField } from "./candidate-labels.ts";
import { plainHeading } from "../lists/plain-heading.ts";

/** A field that a column can fill: one of the candidate's, or the name in one piece. */
export type HeadingField = CandidateField | "full_name";

/**
 * Headings of Outlook, Google, LinkedIn and recruiting software, in English and Welsh. Of several
 * columns for a field, the one whose heading stands first here fills it: a mobile number before a
 * home number.
 */
const names: Record<HeadingField, string> = {
  full_name: "full name, name, display name, enw llawn, enw",
  first_name: `first name, first names, forename, forenames, given name, given names,
    legal first name, christian name, preferred first name, preferred name, enw cyntaf`,
  last_name: `last name, last names, surname, surnames, family name, legal last name, cyfenw,
    enw olaf`,
  email: `email, email address, mail, primary email, primary email address, personal email,
    personal email address, home email, email 1, email 1 value, email 1 address, emails,
    email addresses, e-bost, cyfeiriad e-bost, work email, work email address, business email`,
  contact_mobile_number: `mobile, mobile number, mobile phone, mobile phone number,
    mobile telephone, contact mobile number, cell, cell phone, cell number, phone mobile,
    ffôn symudol, rhif ffôn symudol, rhif symudol, symudol, primary phone, primary phone number,
    phone, phone number, phones, phone numbers, telephone, telephone number, tel, contact number,
    phone 1, phone 1 value, ffôn, rhif ffôn, home phone, home phone number, home telephone,
    other phone, work phone, business phone, work telephone`,
  city: `city, town, town or city, town city, city town, home city, home address city,
    primary address city, address city, address 1 city, mailing city, location,
    current location, tref, dinas, lleoliad, work city, business city`,
  postcode: `postcode, post code, postal code, zip, zip code, zip postal code, home postal code,
    home postcode, home address postal code, address postal code, address 1 postal code,
    primary address zip, mailing zip, mailing postal code, cod post, work postal code,
    business postal code`,
  current_jobtitle: `current job title, current title, current position, current role,
    current job, job title, position, occupation, organization title, organization 1 title,
    most recent job title, latest job title, swydd bresennol, teitl swydd, teitl y swydd, swydd,
    title, headline`,
  current_employer: `current employer, current company, employer, company, company name,
    current organization, organization, organisation, organization name, organization 1 name,
    most recent employer, latest employer, cyflogwr presennol, cyflogwr, cwmni, sefydliad`,
  tags: `tags, tag, labels, skills, keywords, categories, group membership, tagiau, sgiliau`,
  consent: `consent, consent to future opportunities, agreed, gdpr consent,
    may be kept for other jobs, cydsyniad, caniatâd`,
  retention_date: `keep until, retention date, retention, expiry date, agreed deletion date,
    cadw tan`,
};

interface Meaning {
  field: HeadingField;
  /** Place of the heading among those of its field. */
  rank: number;
}

const meanings = new Map<string, Meaning>(
  Object.entries(names).flatMap(([field, list]) =>
    list
      .split(",")
      .map((name, rank) => [plainHeading(name), { field: field as HeadingField, rank }] as const),
  ),
);

const ofPerson = /^(?:candidate|applicant)(?:s(?=[a-z]))?/;

const meaningOf = (heading: string): Meaning | undefined => {
  const plain = plainHeading(heading.slice(0, 100));
  return meanings.get(plain) ?? meanings.get(plain.replace(ofPerson, ""));
};

/** Headings of a name's other parts: beside them, “Title” is a title of address such as Dr. */
const namePart = /^(?:middle|additional)names?$|^(?:name)?(?:suffix|prefix)$|^nickname$/;

const isTitleOfAddress = (headings: readonly string[], index: number): boolean => {
  const next = meaningOf(headings[index + 1] ?? "")?.field;
  return (
    plainHeading(headings[index] ?? "") === "title" &&
    (next === "first_name" ||
      next === "full_name" ||
      headings.some((heading) => namePart.test(plainHeading(heading))))
  );
};

/** The field that each column fills by its heading; null for a column that fills none. */
export function fieldsOfHeadings(headings: readonly string[]): (HeadingField | null)[] {
  const best = new Map<HeadingField, { index: number; rank: number }>();
  for (const [index, heading] of headings.entries()) {
    const meaning = meaningOf(heading);
    if (!meaning || isTitleOfAddress(headings, index)) continue;
    const { field, rank } = meaning;
    if (rank < (best.get(field)?.rank ?? Infinity)) best.set(field, { index, rank });
  }
  if (best.has("first_name") && best.has("last_name")) best.delete("full_name");
  const fields = new Map([...best].map(([field, { index }]) => [index, field]));
  return headings.map((_, index) => fields.get(index) ?? null);
}
