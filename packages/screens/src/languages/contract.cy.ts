import { cvReaderBusy, cvRefusals } from "@ats/core/candidates/cv-file";
import { contractText } from "./contract-text.ts";

const byEnglish = <Key extends string>(
  english: Readonly<Record<Key, string>>,
  welsh: Readonly<Record<Key, string>>,
) => Object.fromEntries((Object.keys(english) as Key[]).map((key) => [english[key], welsh[key]]));

const choosePdfOrWord = "Dewiswch PDF neu ddogfen Word (.docx).";

/** Sentences and labels of the contract and the server that applicants meet, by their English. */
const wordings: Readonly<Record<string, string>> = {
  // Personal details
  "Enter your first name.": "Rhowch eich enw cyntaf.",
  "Enter your last name.": "Rhowch eich cyfenw.",
  "Leave web and email addresses out of the name, and put a space after a full stop.":
    "Peidiwch â rhoi cyfeiriad gwe neu e-bost yn yr enw, a rhowch fwlch ar ôl atalnod llawn.",
  "E-mail must be valid.": "Rhaid i’r cyfeiriad e-bost fod yn ddilys.",
  "Enter the full telephone number, or leave this empty.":
    "Rhowch y rhif ffôn llawn, neu gadewch hwn yn wag.",
  "Shorten this to 100 characters or fewer.": "Byrhewch hwn i 100 nod neu lai.",
  "Shorten this to 12 characters or fewer.": "Byrhewch hwn i 12 nod neu lai.",
  "Shorten this to 200 characters or fewer.": "Byrhewch hwn i 200 nod neu lai.",
  "Shorten this to 2000 characters or fewer.": "Byrhewch hwn i 2000 nod neu lai.",
  "Shorten the search to 200 characters or fewer.": "Byrhewch y chwiliad i 200 nod neu lai.",
  "Give the file a name.": "Rhowch enw i’r ffeil.",
  "We need your agreement to keep your details before we can consider you.":
    "Mae angen eich caniatâd arnom i gadw eich manylion cyn y gallwn eich ystyried.",
  // Answers
  "Answer this question.": "Atebwch y cwestiwn hwn.",
  "Fill this in.": "Llenwch hwn.",
  "Enter a number such as 12 or 12.5.": "Rhowch rif megis 12 neu 12.5.",
  "Enter a date with day, month and year.": "Rhowch ddyddiad gyda diwrnod, mis a blwyddyn.",
  "Choose one of the offered values.": "Dewiswch un o’r gwerthoedd a gynigir.",
  "Write this without markup.": "Ysgrifennwch hwn heb farcio.",
  "Choose one of the listed answers.": "Dewiswch un o’r atebion a restrir.",
  "Give only one answer.": "Rhowch un ateb yn unig.",
  "Enter a number.": "Rhowch rif.",
  "Enter a date.": "Rhowch ddyddiad.",
  // Equal opportunities
  Gender: "Rhywedd",
  Woman: "Menyw",
  Man: "Dyn",
  "Non-binary": "Anneuaidd",
  "In another way": "Mewn ffordd arall",
  Age: "Oedran",
  "16 to 24": "16 i 24",
  "25 to 34": "25 i 34",
  "35 to 44": "35 i 44",
  "45 to 54": "45 i 54",
  "55 to 64": "55 i 64",
  "65 or over": "65 neu hŷn",
  "Ethnic group": "Grŵp ethnig",
  "Asian or Asian British": "Asiaidd neu Asiaidd Prydeinig",
  "Black, Black British, Caribbean or African": "Du, Du Prydeinig, Caribïaidd neu Affricanaidd",
  "Mixed or multiple ethnic groups": "Grwpiau ethnig cymysg neu luosog",
  White: "Gwyn",
  "Another ethnic group": "Grŵp ethnig arall",
  "Do you have a disability or a long-term health condition?":
    "A oes gennych chi anabledd neu gyflwr iechyd hirdymor?",
  Yes: "Oes",
  No: "Nac oes",
  "Prefer not to say": "Mae’n well gen i beidio â dweud",
  // Files
  ...byEnglish(cvRefusals, {
    empty: "Mae’r ffeil hon yn wag (0 beit). Cadwch y CV eto a dewiswch y ffeil honno.",
    large:
      "Mae’r ffeil hon yn fwy na 10 MB. Gwnewch hi’n llai, er enghraifft drwy dynnu lluniau, a dewiswch hi eto.",
    program: `Rhaglen yw’r ffeil hon, felly ni chafodd ei chadw. ${choosePdfOrWord}`,
    encrypted:
      "Mae’r ffeil hon wedi’i chloi â chyfrinair neu dystysgrif. Cadwch hi heb glo a dewiswch hi eto.",
    old: "Ffeil Word hŷn neu un â chyfrinair yw hon. Cadwch hi fel .docx heb gyfrinair, neu fel PDF, a dewiswch hi eto.",
    bomb: "Mae’r ddogfen hon yn dadbacio i faint amheus o fawr, felly ni chafodd ei hagor. Cadwch y CV fel PDF a dewiswch y ffeil honno.",
    heavy:
      "Mae’r ddogfen hon yn cymryd gormod o amser i’w darllen, felly ni chafodd ei chadw. Cadwch y CV fel PDF plaen a dewiswch y ffeil honno.",
    damaged: `Mae’r ffeil hon wedi’i difrodi ac nid oes modd ei hagor. Cadwch y CV eto. ${choosePdfOrWord}`,
    other: `Nid PDF na dogfen Word yw’r ffeil hon. ${choosePdfOrWord}`,
  }),
  [cvReaderBusy]:
    "Mae’r gweinydd yn brysur gyda ffeiliau eraill, felly ni ddarllenwyd yr un hon. Does dim o’i le arni: arhoswch funud, yna rhowch gynnig arall arni.",
  "This file is empty (0 bytes). Save it again and choose that file.":
    "Mae’r ffeil hon yn wag (0 beit). Cadwch hi eto a dewiswch y ffeil honno.",
  "This file is larger than 10 MB. Make it smaller and choose it again.":
    "Mae’r ffeil hon yn fwy na 10 MB. Gwnewch hi’n llai a dewiswch hi eto.",
  "A file of your application is no longer stored. Choose it again, then send.":
    "Nid yw un o ffeiliau eich cais wedi’i storio mwyach. Dewiswch hi eto, yna anfonwch.",
  // Sending and saving
  "This form was started for another vacancy. Open the advert again and fill in its form.":
    "Dechreuwyd y ffurflen hon ar gyfer swydd wag arall. Agorwch yr hysbyseb eto a llenwch ei ffurflen.",
  "Too many emails were sent to this address. Look for an earlier one, or wait an hour and try again.":
    "Anfonwyd gormod o negeseuon e-bost i’r cyfeiriad hwn. Chwiliwch am un cynharach, neu arhoswch awr a rhowch gynnig arall arni.",
  "This link no longer works: the application was sent, a newer link was emailed, or the saved form has expired.":
    "Nid yw’r ddolen hon yn gweithio mwyach: mae’r cais wedi’i anfon, mae dolen newydd wedi’i hanfon drwy e-bost, neu mae’r ffurflen a gadwyd wedi dod i ben.",
  // Booking an interview
  "Choose a time.": "Dewiswch amser.",
  "Tell us when you are free, or ask your question.":
    "Dywedwch wrthym pryd rydych ar gael, neu gofynnwch eich cwestiwn.",
  "That time has just been taken. Choose another.":
    "Mae rhywun newydd gymryd yr amser hwnnw. Dewiswch un arall.",
  "This link was already used, has expired, or was withdrawn. Ask the person who invited you for a new one.":
    "Mae’r ddolen hon eisoes wedi’i defnyddio, wedi dod i ben neu wedi’i thynnu’n ôl. Gofynnwch i’r person a’ch gwahoddodd am un newydd.",
  "The time of this interview has passed. Reply to the email that cancelled it.":
    "Mae amser y cyfweliad hwn wedi mynd heibio. Atebwch yr e-bost a’i canslodd.",
  "The interview has started. Join it, or reply to your invitation.":
    "Mae’r cyfweliad wedi dechrau. Ymunwch ag ef, neu atebwch eich gwahoddiad.",
  // Signing a document
  "Type your name to sign.": "Teipiwch eich enw i lofnodi.",
  "Draw your signature, or type it.": "Llofnodwch â llaw, neu teipiwch eich enw.",
  "This signature is too long. Clear it and draw it again.":
    "Mae’r llofnod hwn yn rhy hir. Cliriwch ef a llofnodwch eto.",
  "Confirm who you are and that you agree, then sign.":
    "Cadarnhewch pwy ydych chi a’ch bod yn cytuno, yna llofnodwch.",
  "Tell us why you are not signing.": "Dywedwch wrthym pam nad ydych yn llofnodi.",
  "This link is no longer valid: the document was signed, declined or withdrawn, it has expired, or a newer link was sent to you. Use the newest link, or ask the sender.":
    "Nid yw’r ddolen hon yn ddilys mwyach: mae’r ddogfen wedi’i llofnodi, ei gwrthod neu ei thynnu’n ôl, mae wedi dod i ben, neu mae dolen newydd wedi’i hanfon atoch. Defnyddiwch y ddolen ddiweddaraf, neu gofynnwch i’r anfonwr.",
  "The sender has withdrawn this document, so your signature is no longer needed.":
    "Mae’r anfonwr wedi tynnu’r ddogfen hon yn ôl, felly nid oes angen eich llofnod mwyach.",
  "The stored file no longer matches this document: its SHA-256 differs. Have it restored from a backup, then try again.":
    "Nid yw’r ffeil a storiwyd yn cyfateb i’r ddogfen hon mwyach: mae ei SHA-256 yn wahanol. Rhaid ei hadfer o gopi wrth gefn, yna rhowch gynnig arall arni.",
  // Every call
  "The server could not be reached. Check your connection and try again.":
    "Doedd dim modd cyrraedd y gweinydd. Gwiriwch eich cysylltiad a rhowch gynnig arall arni.",
  "Something went wrong on the server. Try again. If it keeps happening, tell your administrator.":
    "Aeth rhywbeth o’i le ar y gweinydd. Rhowch gynnig arall arni. Os bydd hyn yn parhau, rhowch wybod i’ch gweinyddwr.",
  "Too many requests came from your network. Wait an hour, then try again.":
    "Daeth gormod o geisiadau o’ch rhwydwaith. Arhoswch awr, yna rhowch gynnig arall arni.",
  "We could not confirm that you are not a robot. Try again.":
    "Doedd dim modd i ni gadarnhau nad robot ydych chi. Rhowch gynnig arall arni.",
  "This was already done. Reload the page to see the result.":
    "Mae hyn eisoes wedi’i wneud. Ail-lwythwch y dudalen i weld y canlyniad.",
  "A text has a character that cannot be saved. Type it again.":
    "Mae nod mewn testun nad oes modd ei gadw. Teipiwch ef eto.",
  "The request was interrupted. Try again.": "Torrwyd ar draws y cais. Rhowch gynnig arall arni.",
};

export const contractWelsh = Object.fromEntries(
  Object.entries(wordings).map(([english, welsh]) => [contractText(english).id, welsh]),
);
