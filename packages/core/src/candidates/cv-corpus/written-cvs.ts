import type { InventedCv } from "./invented-cv.ts";

/** The person of a CV, as they write it. */
export interface Applicant {
  first: string;
  last: string;
  full: string;
  /** Address up to the @. */
  local: string;
  email: string;
  phone: string;
  job: string;
  place: string;
  employer: string;
  l: Words;
  /** A person whom the CV names: manager, referee, addressee. */
  other: Applicant;
}

export interface Sheet {
  says: string;
  text(applicant: Applicant): readonly (string | readonly string[])[];
  /** Facts that the CV does not give. */
  lacks?: readonly ("name" | "email" | "phone")[];
  fileName?(applicant: Applicant): string;
}

const labels = [
  "cv",
  "cvOf",
  "contact",
  "profile",
  "experience",
  "education",
  "references",
  "name",
  "address",
  "phone",
  "email",
  "prose",
] as const;
type Words = Record<(typeof labels)[number], string>;

const words = Object.fromEntries(
  `
en|Curriculum Vitae|Curriculum Vitae of|Contact|Profile|Employment History|Education|References|Name|Address|Mobile|Email|A reliable and friendly colleague who enjoys a challenge.
fr|Curriculum Vitae|Curriculum vitae de|Coordonnées|Profil|Expérience professionnelle|Formation|Références|Nom et prénom|Adresse|Tél.|Courriel|Motivée et rigoureuse, avec le goût du travail en équipe.
de|Lebenslauf|Lebenslauf von|Kontakt|Persönliche Daten|Berufserfahrung|Ausbildung|Referenzen|Name|Anschrift|Handy|E-Mail|Zuverlässig und belastbar, mit Freude an der Arbeit im Team.
es|Currículum vítae|Currículum de|Contacto|Perfil|Experiencia laboral|Formación académica|Referencias|Nombre y apellidos|Dirección|Móvil|Correo electrónico|Persona responsable con muchas ganas de aprender.
pt|Curriculum Vitae|Currículo de|Contactos|Perfil|Experiência profissional|Formação|Referências|Nome|Morada|Telemóvel|Correio eletrónico|Pessoa dinâmica com facilidade de trabalho em equipa.
it|Curriculum Vitae|Curriculum vitae di|Contatti|Profilo|Esperienze lavorative|Istruzione|Referenze|Nome e cognome|Indirizzo|Cellulare|E-mail|Persona affidabile, abituata a lavorare in gruppo.
pl|Życiorys|CV –|Kontakt|Profil|Doświadczenie zawodowe|Wykształcenie|Referencje|Imię i nazwisko|Adres|Tel. kom.|E-mail|Osoba sumienna i dobrze zorganizowana.
nl|Curriculum Vitae|CV van|Contact|Profiel|Werkervaring|Opleiding|Referenties|Naam|Adres|Mobiel|E-mail|Een betrouwbare collega die graag samenwerkt.
ro|Curriculum Vitae|CV –|Contact|Profil|Experiență profesională|Educație|Referințe|Nume și prenume|Adresă|Telefon|E-mail|O persoană serioasă, care lucrează bine în echipă.
uk|Резюме|Резюме:|Контакти|Про себе|Досвід роботи|Освіта|Рекомендації|Ім'я та прізвище|Адреса|Тел.|Пошта|Відповідальна людина, що любить працювати в команді.
el|Βιογραφικό Σημείωμα|Βιογραφικό:|Επικοινωνία|Προφίλ|Επαγγελματική εμπειρία|Εκπαίδευση|Συστάσεις|Ονοματεπώνυμο|Διεύθυνση|Κινητό|Email|Υπεύθυνο άτομο με διάθεση για συνεργασία.
`
    .trim()
    .split("\n")
    .map((line) => {
      const [language = "", ...texts] = line.split("|");
      return [language, Object.fromEntries(labels.map((label, at) => [label, texts[at]]))];
    }),
) as Record<string, Words>;

/** A number without a calling code is the CV's country's. */
const stored = (phone: string, language: string) => {
  const digits = phone.replace("(0)", "").replace(/\D/g, "");
  return `+${digits.replace(/^00/, "").replace(/^0/, language === "fr" ? "33" : "44")}`;
};

/** Writes each person's details on several sheets in turn. */
export function writtenCvs(
  set: InventedCv["set"],
  table: string,
  sheets: readonly Sheet[],
  count: number,
  step: number,
  shift: number,
): InventedCv[] {
  const rows = table.trim().split("\n");
  const applicant = (at: number, depth = 0): Applicant => {
    const [
      first = "",
      last = "",
      local = "",
      phone = "",
      job = "",
      place = "",
      employer = "",
      language = "",
    ] = (rows[at % rows.length] ?? "").split("|");
    const mail = ["inbox.example", "post-box.example", "webmail.co.example"][at % 3];
    const self: Omit<Applicant, "other"> = {
      first,
      last,
      full: /\p{Script=Han}|\p{Script=Hangul}/u.test(last)
        ? `${last}${first}`
        : `${first} ${last}`.trim(),
      local,
      email: `${local}@${mail}`,
      phone,
      job,
      place,
      employer,
      l: words[language] as Words,
    };
    return { ...self, other: depth ? (self as Applicant) : applicant(at + 5, 1) };
  };
  return Array.from({ length: count }, (_, at) => {
    const round = Math.floor(at / rows.length);
    const sheet = sheets[(at * step + round * shift) % sheets.length] as Sheet;
    const person = applicant(at);
    const language = (rows[at % rows.length] ?? "").split("|")[7] ?? "";
    const given = (fact: "name" | "email" | "phone", value: string) =>
      sheet.lacks?.includes(fact) ? "" : value;
    return {
      layout: sheet.says,
      language,
      text: sheet.text(person).flat().join("\n"),
      fileName:
        sheet.fileName?.(person) ?? ["cv.pdf", "document (3).pdf", "My CV.docx"][at % 3] ?? "",
      facts: {
        first_name: given("name", person.first),
        last_name: given("name", person.last),
        email: given("email", person.email),
        contact_mobile_number: given("phone", stored(person.phone, language)),
      },
      set,
    };
  });
}
