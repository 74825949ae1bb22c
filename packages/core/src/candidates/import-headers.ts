import type { CandidateField } from "./candidate-labels.ts";

const names: Record<CandidateField, readonly string[]> = {
  first_name: ["firstname", "forename", "givenname", "name"],
  last_name: ["lastname", "surname", "familyname"],
  email: ["email", "emailaddress", "mail"],
  contact_mobile_number: [
    "mobile",
    "mobilenumber",
    "phone",
    "telephone",
    "phonenumber",
    "contactmobilenumber",
    "tel",
  ],
  city: ["city", "town", "location"],
  postcode: ["postcode", "zip", "postalcode", "zipcode"],
  current_jobtitle: ["currentjobtitle", "jobtitle", "currentjob", "position", "title"],
  current_employer: ["currentemployer", "employer", "company"],
  tags: ["tags", "labels", "skills"],
  consent: ["consent", "agreed", "gdprconsent", "maybekeptforotherjobs"],
  retention_date: ["retentiondate", "keepuntil", "retention", "expirydate"],
};

/** Returns the field named by a column heading: "E-mail address" means `email`. */
export function normaliseHeader(heading: string): CandidateField | undefined {
  const plain = heading.toLowerCase().replace(/[^a-z]/g, "");
  return (Object.keys(names) as CandidateField[]).find((field) => names[field].includes(plain));
}
