import { type Applicant, type Sheet, writtenCvs } from "./written-cvs.ts";

/** First name, last name, start of the address, telephone as written, job, place, employer, language. */
const people = `
Imogen|Fairclough|imogen.fairclough|07700 900312|Radiographer|Preston, PR1 2HE|Royal Preston Hospital|en
Dexter|Goldsmith|dexgold|+447700900478|Jewellery Valuer|Birmingham|H. Samuel|en
Sydney|Lancaster|s.lancaster|07700 900 659|Town Planner|Worcester|Arup|en
Abdul Rahman|Siddiqui|ar.siddiqui|(07700) 900534|Dispensing Assistant|Rochdale|Boots|en
Ffion|Gethin|ffiongethin|07700 900781|Dental Nurse|Aberystwyth|Bupa Dental|en
Chukwuemeka|Nnamdi|emeka.nnamdi|+44 7700 900013|Network Engineer|Salford|Cable & Wireless|en
Marguerite|Du Plessis|mduplessis|+27 83 765 4321|Winemaker|Stellenbosch|Jan Smuts Estate|en
Grant|Shepherd|grantshepherd|01632 960411|Agronomist|Hexham|John Deere|en
Angel|Baptiste|a.baptiste|07700900866|Hair Stylist|Lewisham|Vidal Sassoon|en
Sunita|Bhattacharya|sunita_b|07700 900427|Business Analyst|Harrow|Lloyd George House|en
Conor|Mac Giolla Bhríde|conormgb|+353 87 234 5678|Baker|Letterkenny|Paddy Byrne's|en
Yan|Zhou|yan.zhou|07700 900955|Research Fellow|Oxford|Balliol College|en
Nguyen Thi|Hoa|hoa.nguyen|07700 900064|Seamstress|Northampton|Paul Smith|en
Leopold|Ashworth-Bligh|lashworthbligh|07700 900298|Auctioneer|Cirencester|Dreweatts|en
Precious|Moyo|preciousmoyo|+263 77 234 5678|Senior Carer|Coventry|Rosewood Lodge|en
Kenji|Watanabe|kenji.watanabe|+81 90 1234 5678|Product Designer|Tokyo|Yohji Yamamoto|en
Mairi|MacDougall|mairi.macd|07700 900709|Crofter|Stornoway|Donald Murray & Co|en
Haroon|Baig|hbaig|07700 900136|Taxi Driver|Oldham|Streetcars|en
Tess|Hollingworth|tess.hollingworth|07700 900583|Sign Language Interpreter|Buxton|Mary Hare School|en
Bogdan|Ilić|bogdanilic|+381 64 123 4567|Bricklayer|Watford|Taylor Wimpey|en
Élodie|Marchetti|elodie.marchetti|+33 6 23 45 67 89|Assistante juridique|Nice|Cabinet Roland Garros|fr
Gaspard|de Villeneuve|gdevilleneuve|+33 7 65 43 21 09|Ébéniste|Tours|Maison Pierre Cardin|fr
Friederike|Kaufmann|friederike.kaufmann|+49 152 34567890|Krankenschwester|Bremen|Klinikum Robert Koch|de
Detlef|Zimmermann|d.zimmermann|+49 171 2345678|Schreiner|Augsburg|Hugo Junkers GmbH|de
Nerea|Iglesias Prado|nereaiglesias|+34 623 456 789|Auxiliar de farmacia|Vigo|Adolfo Domínguez|es
Vasco|Nogueira|vasco.nogueira|+351 914 567 890|Arquiteto|Évora|Siza Vieira Lda|pt
Ludovica|Montanari|ludo.montanari|+39 333 987 6543|Grafica|Modena|Enzo Ferrari|it
Wiesława|Grabowska|w.grabowska|+48 698 765 432|Pielęgniarka|Toruń|Szpital Rydygiera|pl
Sjoerd|Hoekstra|sjoerdhoekstra|+31 6 23456789|Boekhouder|Leeuwarden|Douwe Egberts|nl
Оксана|Мельник|oksana.melnyk|+380 97 234 56 78|Кухарка|Одеса|Кафе Дюк|uk
`;

const history = (a: Applicant, { l, other } = a) => [
  l.experience,
  `${a.job} (2018 to date)`,
  a.employer,
  `Worked closely with ${other.full}, ${other.job}. ${l.prose}`,
  `Junior ${a.job} (2012-2018)`,
  "Samuel Pepys Trading",
  l.education,
  "Emmanuel College, 2009-2012",
];

const sheets: readonly Sheet[] = [
  {
    says: "an agency's submission",
    lacks: ["email", "phone"],
    text: (a) => [
      "Talent Harbour Ltd",
      "Submitted by: Oliver Renshaw",
      "Tel: 0161 496 0202 Email: oliver@talentharbour.example",
      "CANDIDATE SUMMARY",
      "Candidate name",
      a.full,
      "Job title",
      a.job,
      "Notice period",
      "4 weeks",
      history(a),
    ],
  },
  {
    says: "a résumé's heading with the name in it",
    text: (a) => [`${a.full}'s CV`, `${a.phone} ${a.email}`, a.l.profile, a.l.prose, history(a)],
  },
  {
    says: "an e-mail with the CV in it",
    text: (a) => [
      `From: ${a.full} <${a.email}>`,
      `To: ${a.other.full} <careers@employer.example>`,
      "Sent: 03 November 2026 09:14",
      `Subject: ${a.job} vacancy`,
      "Good morning,",
      `${a.l.prose} Please find my CV below.`,
      "Kind regards,",
      a.full,
      a.phone,
      history(a),
    ],
  },
  {
    says: "centred, with lines drawn",
    text: (a) => [
      "==============================",
      `          ${a.full.toUpperCase()}          `,
      "==============================",
      `     ${a.place}     `,
      `   ${a.phone}   *   ${a.email}   `,
      "------------------------------",
      history(a),
    ],
  },
  {
    says: "two columns read across",
    text: (a) => [
      `${a.full}          ${a.l.contact}`,
      `${a.job}          ${a.phone}`,
      `${a.l.profile}          ${a.email}`,
      `${a.l.prose}          ${a.place}`,
      history(a),
    ],
  },
  {
    says: "markdown",
    text: (a) => [
      `# ${a.full}`,
      `**${a.job}**`,
      `- ${a.phone}`,
      `- <${a.email}>`,
      `## ${a.l.experience}`,
      history(a),
    ],
  },
  {
    says: "employers with persons' names first",
    text: (a) => [
      a.employer,
      a.job,
      "2018 to date",
      "Samuel Pepys Trading",
      "2012-2018",
      a.l.contact,
      a.full,
      a.phone,
      a.email,
    ],
  },
  {
    says: "a signature at the end alone",
    text: (a) => [
      a.l.cv.toUpperCase(),
      `${a.l.phone} ${a.phone}`,
      `${a.l.email} ${a.email}`,
      history(a),
      "I declare that the above is true.",
      `Signed: ${a.full}`,
      "Date: 03/11/2026",
    ],
  },
  {
    says: "no name, a manager's instead",
    lacks: ["name"],
    text: (a) => [
      a.l.profile,
      a.l.prose,
      `Line manager: ${a.other.full}`,
      a.phone,
      a.email,
      history(a),
    ],
  },
  {
    says: "surname first, in capitals",
    text: (a) => [
      a.l.cv,
      `${a.last.toUpperCase()}, ${a.first}`,
      `${a.place} – ${a.phone} – ${a.email}`,
      history(a),
    ],
  },
  {
    says: "columns of a form",
    text: (a) => [
      "First name\tLast name",
      `${a.first}\t${a.last}`,
      "Email\tPhone",
      `${a.email}\t${a.phone}`,
      "Next of kin",
      `${a.other.first} ${a.last}`,
      "07700 900999",
      history(a),
    ],
  },
  {
    says: "a company's header on each page",
    text: (a) => [
      `${a.employer} Careers`,
      a.full,
      a.job,
      `${a.email} ${a.phone}`,
      history(a),
      `${a.employer} Careers`,
      a.l.references,
      a.other.full,
      `${a.other.local}@firm.example`,
    ],
  },
  {
    says: "a portfolio",
    text: (a) => [
      `Hello, I'm ${a.first}.`,
      a.l.prose,
      `${a.full}`,
      `${a.job}, ${a.place}`,
      `say hello: ${a.email}`,
      `or ring ${a.phone}`,
      "Selected work for Mary Quant and Fred Olsen",
      history(a),
    ],
  },
  {
    says: "referee between name and details",
    text: (a) => [
      `${a.full}, ${a.job}`,
      a.l.references,
      `${a.other.full}, ${a.other.job}`,
      `${a.other.local}@firm.example, 020 7946 0444`,
      a.l.contact,
      `${a.email}, ${a.phone}`,
      history(a),
    ],
  },
  {
    says: "the name in the footer of each page",
    text: (a) => [
      a.l.profile,
      a.l.prose,
      `${a.phone} / ${a.email}`,
      `${a.full} Page 1 of 2`,
      history(a),
      `${a.full} Page 2 of 2`,
    ],
  },
  {
    says: "title before the name",
    text: (a) => [`Ms ${a.full}`, a.place, `${a.l.phone}: ${a.phone}`, a.email, history(a)],
  },
  {
    says: "the name of the file alone",
    fileName: (a) => `CV_${a.full.replaceAll(" ", "_")}_${a.job.replaceAll(" ", "_")}.docx`,
    text: (a) => [a.job, a.place, `${a.phone} · ${a.email}`, history(a)],
  },
  {
    says: "a scan read badly",
    text: (a) => [
      "|",
      "~ . '",
      a.full.toUpperCase(),
      "l.",
      `${a.job}`,
      `Mob : ${a.phone}`,
      `E mail ${a.email}`,
      "-- ,",
      history(a),
    ],
  },
  {
    says: "a quotation first",
    text: (a) => [
      "“The harder I work, the luckier I get.”",
      "Samuel Goldwyn",
      a.full,
      a.job,
      a.place,
      a.phone,
      a.email,
      history(a),
    ],
  },
  {
    says: "name and letters in capitals, contacts below",
    text: (a) => [
      `${a.full.toUpperCase()} MSc MRSC`,
      `${a.l.email}`,
      a.email,
      `${a.l.phone}`,
      a.phone,
      history(a),
    ],
  },
];

/** Written together with the second, and read once the rules had changed after that. */
export const thirdSet = writtenCvs("third", people, sheets, 60, 7, 3);
