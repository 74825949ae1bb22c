import { type Applicant, type Sheet, writtenCvs } from "./written-cvs.ts";

/** First name, last name, start of the address, telephone as written, job, place, employer, language. */
const people = `
Harriet|Blackwood|harriet.blackwood|07700 900214|Senior Buyer|Otley, LS21 3AB|Laura Ashley|en
Jack|Cook|jackcook88|+44 7700 900871|Sous Chef|Bristol|Fred Perry Ltd|en
Chelsea|York|c.york|07700900655|Estate Agent|Lincoln|Savills|en
Mohammed Imran|Qureshi|imran.qureshi|0113 496 0457|Optometrist|Bradford, BD7 1DP|Vision Express|en
Siân|Prosser|sian_prosser|07700 900 118|Librarian|Swansea|Cardiff University|en
Olumide|Ogunbanjo|ogunbanjo.o|+44 (0)7700 900349|Data Analyst|London SE15|Ernst & Young|en
Aoife|Ní Bhriain|aoifenib|+353 85 123 4567|Speech Therapist|Galway|Saint Vincent's Hospital|en
Jean|Farmer|jean.farmer|020 7946 0812|Bookkeeper|Croydon|Peter Jones|en
Will|Mason|wmason|07700 900.733|Quantity Surveyor|Derby|Wates|en
Deepika|Venkataraman|deepika.v|07700-900-405|Test Lead|Slough|Tata Steel|en
Gurpreet|Dhaliwal|gdhaliwal|07700 900591|HGV Driver|Wolverhampton|Eddie Stobart|en
Mei Ling|Goh|meiling.goh|+65 8123 4567|Actuary|Singapore|Morgan Stanley|en
Kateryna|Shevchuk|kateryna.shevchuk|+380 67 123 45 67|Teaching Assistant|Norwich|Hamond Primary School|en
Thabo|Mokoena|thabom|+27 82 123 4567|Mechanical Fitter|Durban|Anglo American|en
Lachlan|McTavish|l.mctavish|07700 900962|Ghillie|Fort William|Cameron Estates|en
Bronwyn|Llewellyn-Hughes|bronwynlh|07700 900026|Midwife|Bangor|Betsi Cadwaladr Health Board|en
Tariq|Al-Masri|tariq.almasri|+44 7700 900 777|Civil Engineer|Luton|Mott MacDonald|en
Rosa|de la Cruz|rosa.delacruz|07700 900147|Care Assistant|Reading|Bupa|en
Zbigniew|Wojciechowski|zbyszekw|07700 900283|Electrician|Peterborough|Balfour Beatty|en
Florence|Nightingale-Reid|fnreid|07700 900519|Ward Manager|Southampton|Florence House|en
Ikenna|Okafor|ikenna.okafor|07700 900304|Solicitor|Milton Keynes|Mishcon|en
Pippa|Golightly|pippagolightly|07700 900688|Events Coordinator|Bath|Ted Baker|en
Xavier|St. Clair|x.stclair|07700 900075|Sommelier|Brighton|Hugo Boss|en
Yusuf|Abdi|yusuf.abdi|07700 900442|Warehouse Operative|Leicester|Amazon|en
Charlotte|Paris|charlotteparis|07700 900836|Primary Teacher|Hull|Wilberforce Academy|en
Dinh|Tran|dinh.tran|07700 900901|Nail Technician|Ipswich|Toni Guy|en
Ángel|Barrios|angelb|07700 900365|Barista|Leeds|Harvey Nichols|en
Saoirse|O'Shaughnessy|soshaughnessy|00353 86 765 4321|Veterinary Nurse|Cork|Donnybrook Vets|en
Hye-jin|Park|hyejin.park|07700 900229|UX Researcher|Kingston upon Thames|Samsung|en
Percy|Weasenham|percy.weasenham|01632 960 884|Verger|Ely|Ely Cathedral|en
Nkechi|Eze|nkechi.eze|07700 900550|Pharmacist|Dartford|Lloyds Pharmacy|en
Björn|Halvorsen|bjorn.halvorsen|+47 412 34 567|Naval Architect|Aberdeen|James Fisher|en
Marisol|Quintanilla Vega|mquintanilla|07700 900193|Interpreter|Crawley|Thomas Cook|en
Archie|Penhaligon|archiepen|07700 900607|Boatbuilder|Falmouth|Pendennis|en
Fatoumata|Diallo|fatou.diallo|+221 77 123 45 67|Accounts Assistant|Barking|Crown Agents|en
Rowan|Teal|rowan.teal|07700 900744|Landscape Gardener|Kendal|Laura Hartley Gardens|en
Camille|Desrosiers|camille.desrosiers|+33 6 12 34 56 78|Chargée de communication|Lyon|Yves Rocher|fr
Théo|Le Goff|theo.legoff|06 98 76 54 32|Menuisier|Quimper|Leroy Merlin|fr
Jean-Baptiste|Charpentier|jb.charpentier|+33 7 81 22 33 44|Contrôleur de gestion|Saint-Étienne|Casino|fr
Maëlys|Boulanger|maelysb|0033 6 44 55 66 77|Infirmière|Nantes|Clinique Jules Verne|fr
Annegret|Schuster|a.schuster|+49 151 23456789|Steuerfachangestellte|Würzburg|Koenig Bauer AG|de
Jürgen|von der Heide|juergen.vdheide|+49 (0)170 9876543|Maschinenbauingenieur|Kassel|Carl Zeiss|de
Gülsüm|Aydın|guelsuem.aydin|+49 176 11223344|Erzieherin|Duisburg|Kita Sonnenschein|de
Lorenz|Bäcker|lorenzb|0049 160 5554433|Fachinformatiker|Jena|Otto Versand|de
Lucía|Fernández Ortega|lucia.fernandez|+34 612 345 678|Enfermera|Zaragoza|Hospital Miguel Servet|es
Íñigo|Zubizarreta|izubi|+34 655 44 33 22|Ingeniero industrial|Bilbao|Pedro Domecq|es
María del Carmen|Robles|mcrobles|+34 699 11 22 33|Administrativa|Cádiz|Santa Bárbara|es
Beatriz|Figueiredo|beatriz.figueiredo|+351 912 345 678|Gestora de projetos|Coimbra|Jerónimo Martins|pt
Tomás|dos Santos|tomassantos|+351 933 222 111|Eletricista|Braga|Mota-Engil|pt
Giulia|Ferraris|giulia.ferraris|+39 347 123 4567|Impiegata amministrativa|Bergamo|Max Mara|it
Pierpaolo|D'Angelo|p.dangelo|+39 320 765 4321|Cuoco|L'Aquila|Hotel Cristoforo Colombo|it
Agnieszka|Kowalczyk|agnieszka.kowalczyk|+48 512 345 678|Księgowa|Rzeszów|Emilia Plater Sp. z o.o.|pl
Stanisław|Młynarski|smlynarski|+48 603 222 111|Spawacz|Gdynia|Stocznia Nauta|pl
Femke|van 't Hoff|femkevthoff|+31 6 12345678|Fysiotherapeut|Zwolle|Albert Heijn|nl
Joost|Timmerman|j.timmerman|+31 6 87654321|Inkoper|Breda|Jan Linders|nl
Ioana|Popescu|ioana.popescu|+40 721 234 567|Asistent medical|Cluj-Napoca|Spitalul Sfânta Maria|ro
Răzvan|Ciobanu|razvanc|+40 733 111 222|Inginer constructor|Iași|Banca Transilvania|ro
Дмитро|Коваленко|d.kovalenko|+380 50 765 43 21|Бухгалтер|Львів|Нова Пошта|uk
Ольга|Ткаченко|olga.tkachenko|+380 63 987 65 43|Вчителька|Полтава|Школа імені Шевченка|uk
Ελένη|Παπαδάκη|eleni.papadaki|+30 691 234 5678|Λογίστρια|Ηράκλειο|Alpha Bank|el
`;

const past = (a: Applicant, { l, other } = a) => [
  l.experience,
  `March 2019 – Present`,
  a.employer,
  a.job,
  `Reporting to ${other.full}. ${l.prose}`,
  "June 2014 – February 2019",
  "Arthur Hemming & Sons",
  a.job,
];
const schools = ({ l }: Applicant) => [
  l.education,
  "2010 - 2013 Queen Mary, BSc 2:1",
  "St. John Fisher School",
];
const referees = ({ l, other }: Applicant) => [
  l.references,
  `Mrs ${other.full}`,
  other.job,
  `${other.local}@council.example`,
  "020 7946 0555",
];

const sheets: readonly Sheet[] = [
  {
    says: "an agency's cover page",
    lacks: ["email", "phone"],
    text: (a) => [
      "Brightwater Recruitment",
      "Candidate Profile",
      `Candidate: ${a.full}`,
      `Position: ${a.job}`,
      "Consultant: Sarah Whitcombe",
      "sarah.whitcombe@brightwater.example | 020 7946 0100",
      "Strictly private and confidential",
      past(a),
      schools(a),
    ],
  },
  {
    says: "curriculum vitae of",
    text: (a) => [
      `${a.l.cvOf} ${a.full}`,
      `${a.place}`,
      `${a.l.email}: ${a.email}`,
      `${a.l.phone}: ${a.phone}`,
      past(a),
      schools(a),
      referees(a),
    ],
  },
  {
    says: "LinkedIn",
    text: (a) => [
      "Contact",
      `${a.phone} (Mobile)`,
      a.email,
      `www.linkedin.com/in/${a.local.replace(/[._]/g, "-")}-4b1a2213 (LinkedIn)`,
      "Top Skills",
      "Stakeholder Management",
      "Microsoft Excel",
      "Team Leadership",
      "Languages",
      "English (Professional Working)",
      "Certifications",
      "First Aid at Work",
      a.full,
      `${a.job} at ${a.employer}`,
      `${a.place}`,
      "Summary",
      a.l.prose,
      past(a),
      "Page 1 of 2",
      schools(a),
      "Page 2 of 2",
    ],
  },
  {
    says: "the new Europass",
    text: (a) => [
      a.full,
      `Date of birth: 12/03/1990 | Nationality: Other | Phone number: ${a.phone} (Mobile) | Email address:`,
      `${a.email} | Address: ${a.place} (Home)`,
      a.l.experience.toUpperCase(),
      `${a.job.toUpperCase()} – ${a.employer.toUpperCase()} – 01/09/2019 – CURRENT`,
      a.l.prose,
      a.l.education.toUpperCase(),
      "BACHELOR – Queen Mary – 2010 – 2013",
    ],
  },
  {
    says: "the name in the header of each page alone",
    text: (a) => [
      `${a.full} – CV – 1/2`,
      a.job,
      `${a.l.phone} ${a.phone}`,
      `${a.l.email} ${a.email}`,
      past(a),
      `${a.full} – CV – 2/2`,
      schools(a),
    ],
  },
  {
    says: "a column of contacts and skills first",
    text: (a) => [
      a.l.contact.toUpperCase(),
      a.phone,
      a.email,
      a.place,
      "SKILLS",
      "Excel",
      "Problem Solving",
      "Time Management",
      "INTERESTS",
      "Wild Swimming",
      a.full.toUpperCase(),
      a.job.toUpperCase(),
      a.l.profile.toUpperCase(),
      a.l.prose,
      past(a),
    ],
  },
  {
    says: "capitals from top to bottom",
    text: (a) =>
      [a.full, a.job, a.place, ...past(a), ...schools(a)]
        .map((line) => line.toUpperCase())
        .concat(`TEL ${a.phone}`, `EMAIL ${a.email.toUpperCase()}`),
  },
  {
    says: "employer first, name in the footer",
    text: (a) => [
      a.job,
      a.employer,
      a.l.profile,
      a.l.prose,
      past(a),
      schools(a),
      `${a.full} | ${a.phone} | ${a.email}`,
    ],
  },
  {
    says: "no name but the address",
    lacks: ["name"],
    text: (a) => [a.job, a.place, a.email, a.phone, past(a), schools(a), referees(a)],
  },
  {
    says: "a table",
    text: (a) => [
      `${a.l.name} | ${a.full}`,
      `${a.l.address} | ${a.place}`,
      `${a.l.phone} | ${a.phone}`,
      `${a.l.email} | ${a.email}`,
      "Driving licence | Full, clean",
      past(a),
    ],
  },
  {
    says: "own details after the referees",
    text: (a) => [
      a.full,
      a.job,
      past(a),
      referees(a),
      a.l.contact,
      a.place,
      `${a.l.phone}: ${a.phone}`,
      `${a.l.email}: ${a.email}`,
    ],
  },
  {
    says: "a letter alone",
    text: (a) => [
      `${a.other.full}`,
      "Head of People",
      a.employer,
      "14 Station Road",
      "3 November 2026",
      `Dear ${a.other.last},`,
      `Re: ${a.job}`,
      `${a.l.prose} I have worked at Arthur Hemming & Sons since 2019.`,
      "Yours sincerely,",
      a.full,
      a.phone,
      a.email,
    ],
  },
  {
    says: "a job board's export",
    text: (a) => [
      "CV-Database export 27/11/2026",
      "Candidate reference: 22318844",
      `Name: ${a.full}`,
      `Desired job: ${a.job}`,
      `Telephone (mobile): ${a.phone}`,
      `Email: ${a.email}`,
      "Willing to relocate: No",
      past(a),
    ],
  },
  {
    says: "Indeed",
    text: (a) => [
      a.full,
      a.job,
      a.place,
      a.email,
      a.phone,
      "Authorized to work in the UK for any employer",
      "Work Experience",
      `${a.job}`,
      `${a.employer} - ${a.place}`,
      "March 2019 to Present",
      "Education",
    ],
  },
  {
    says: "letters set apart",
    text: (a) => [
      [...a.full.toUpperCase()].map((c) => (c === " " ? "  " : c)).join(" "),
      a.job,
      `${a.place} · ${a.phone} · ${a.email}`,
      past(a),
    ],
  },
  {
    says: "first and last name on lines of their own",
    text: (a) => [
      a.first,
      a.last,
      a.job,
      a.l.contact,
      a.phone,
      a.email,
      a.l.profile,
      a.l.prose,
      past(a),
    ],
  },
  {
    says: "the name in a sentence",
    text: (a) => [
      a.l.profile,
      `My name is ${a.full} and I work as ${a.job}.`,
      a.l.prose,
      a.l.contact,
      a.phone,
      a.email,
      past(a),
    ],
  },
  {
    says: "the name of the file alone",
    fileName: (a) => `${a.full} - CV (2026).pdf`,
    text: (a) => [
      a.l.profile,
      a.l.prose,
      `${a.phone}, ${a.email}`,
      past(a),
      schools(a),
      referees(a),
    ],
  },
  {
    says: "a council's form",
    text: (a) => [
      "APPLICATION FOR EMPLOYMENT",
      `Post applied for: ${a.job}`,
      "Title: Mrs",
      `Surname: ${a.last}`,
      `Forename(s): ${a.first}`,
      "Previous surname: Poole",
      "National Insurance number: QQ 12 34 56 C",
      `Daytime telephone: ${a.phone}`,
      `Email: ${a.email}`,
      `Manager: ${a.other.full}`,
      past(a),
    ],
  },
  {
    says: "personal data",
    text: (a) => [
      a.l.cv,
      a.l.profile,
      `${a.l.name}: ${a.full}`,
      `${a.l.address}: ${a.place}`,
      `${a.l.phone}: ${a.phone}`,
      `${a.l.email}: ${a.email}`,
      past(a),
      schools(a),
    ],
  },
  {
    says: "job and employer before the name",
    text: (a) => [
      a.l.profile.toUpperCase(),
      `${a.job}, ${a.employer}`,
      `${a.place}`,
      a.full,
      `${a.email} / ${a.phone}`,
      past(a),
    ],
  },
  {
    says: "name and job on one line",
    text: (a) => [
      `${a.full} – ${a.job}`,
      `${a.place} | ${a.phone} | ${a.email}`,
      past(a),
      schools(a),
    ],
  },
  {
    says: "letters after the name",
    text: (a) => [
      `${a.full} BA (Hons), ACA, FCCA`,
      `${a.email}`,
      `${a.phone}`,
      past(a),
      schools(a),
    ],
  },
  {
    says: "an employer's address near the top",
    text: (a) => [
      a.full,
      `Currently: ${a.employer} (recruitment@employer.example, 020 7946 0777)`,
      `Personal email: ${a.email}`,
      `Personal mobile: ${a.phone}`,
      past(a),
    ],
  },
  {
    says: "pictograms",
    text: (a) => [a.full, `📍 ${a.place}`, `📞 ${a.phone}`, `✉ ${a.email}`, `★ ${a.job}`, past(a)],
  },
  {
    says: "an internal profile",
    text: (a) => [
      a.employer,
      "INTERNAL MOBILITY PROFILE",
      `Employee: ${a.full}`,
      `Line manager: ${a.other.full}`,
      `Role: ${a.job}`,
      `Contact: ${a.email}, ${a.phone}`,
      past(a),
    ],
  },
  {
    says: "name and address on one line",
    text: (a) => [
      `${a.full}, 14 Mill Lane, ${a.place}`,
      `T: ${a.phone}  E: ${a.email}`,
      a.l.profile,
      a.l.prose,
      past(a),
    ],
  },
  {
    says: "academic",
    text: (a) => [
      a.full,
      "Department of History",
      "University of York",
      `${a.email}`,
      `Office 020 7946 0333, mobile ${a.phone}`,
      a.l.education,
      "Publications",
      `${a.last} ${a.first.charAt(0)}, ${a.other.last} J. (2020) On Bread.`,
      "Supervisor: Professor Edith Grantham",
    ],
  },
  {
    says: "blind",
    lacks: ["name", "email", "phone"],
    text: (a) => [
      "Candidate 4471",
      `Location: ${a.place}`,
      `${a.job}`,
      "Key Skills",
      "Customer Service",
      past(a),
      schools(a),
    ],
  },
  {
    says: "name under a photograph, contacts in a line of their own",
    text: (a) => [
      "[Photo]",
      a.full,
      "",
      `${a.l.address}: ${a.place}; ${a.l.phone}: ${a.phone}; ${a.l.email}: ${a.email}`,
      "Nationality: British",
      "Marital status: Married",
      past(a),
      schools(a),
      referees(a),
    ],
  },
];

/** Written before the rules were opened; some changed once it had been read: see docs/decisions. */
export const secondSet = writtenCvs("second", people, sheets, 120, 7, 11);
