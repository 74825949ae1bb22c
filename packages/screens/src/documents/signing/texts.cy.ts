import { translate } from "@ats/ui/texts";
import { documentViewerTexts } from "@ats/ui/texts/DocumentViewer";
import { addDateWords } from "../../dates/dates.ts";
import { contractWelsh } from "../../languages/contract.cy.ts";
import { dateWelsh } from "@ats/core/languages/dates.cy";
import { languageWelsh } from "../../languages/texts.cy.ts";
import { uiWelsh } from "../../languages/ui.cy.ts";
import { signingTexts } from "./texts.ts";

addDateWords("cy", dateWelsh);

/** All that the signing page says, in Welsh. */
export const welsh = {
  ...uiWelsh,
  ...contractWelsh,
  ...languageWelsh,
  ...translate(documentViewerTexts, {
    page: "Tudalen {page} o {pages}",
    zoomIn: "Chwyddo",
    zoomOut: "Lleihau",
    documentError: "Doedd dim modd dangos y ddogfen",
    documentErrorHint: "Lawrlwythwch hi, neu rhowch gynnig arall arni.",
    zoomTo: "Maint, {percent} % ar hyn o bryd",
    fitWidth: "Ffitio’r lled",
    fitPage: "Ffitio’r dudalen",
    rotate: "Cylchdroi",
    downloadNamed: "Lawrlwytho {name}",
    pageNumber: "Tudalen",
    documentContent: "{name}, cynnwys",
    searchDocument: "Chwilio yn y ddogfen",
    matchOf: "{match} o {matches}",
    noMatches: "Dim canlyniadau",
    previousMatch: "Y canlyniad blaenorol",
    nextMatch: "Y canlyniad nesaf",
    closeSearch: "Cau’r chwiliad",
    documentDamaged: "Mae’r ddogfen wedi’i difrodi",
    documentDamagedHint:
      "Gofynnwch am gopi newydd, neu lawrlwythwch hi a rhowch gynnig ar raglen arall.",
    documentProtected: "Mae’r ddogfen wedi’i chloi",
    documentProtectedHint:
      "Mae angen cyfrinair neu dystysgrif arni. Gofynnwch am gopi heb glo, neu lawrlwythwch hi a’i hagor.",
    documentUnsupported: "Nid oes modd dangos y math hwn o ddogfen yma",
    documentUnsupportedHint: "Lawrlwythwch hi i’w darllen.",
    pagesMissing: {
      one: "Mae tudalen {pages} o’r ffeil hon wedi’i difrodi ac nid oes modd ei dangos.",
      other: "Mae tudalennau {pages} o’r ffeil hon wedi’u difrodi ac nid oes modd eu dangos.",
    },
    pagesAfter:
      "Mae tudalen {page} o’r ffeil hon wedi’i difrodi. Ni ellir dangos y dudalen honno nac unrhyw dudalen ar ei hôl yma. Lawrlwythwch y ffeil a rhowch gynnig ar raglen arall.",
    partsNotShown: {
      one: "Nid oes modd dangos dogfen sydd y tu mewn i’r un hon yma. Lawrlwythwch hi i ddarllen y cyfan.",
      other:
        "Nid oes modd dangos {count} dogfen sydd y tu mewn i’r un hon yma. Lawrlwythwch hi i ddarllen y cyfan.",
    },
    attachmentsNotShown:
      "Nid oes modd dangos y ffeiliau sydd ynghlwm wrth y ddogfen hon yma: {names}. Lawrlwythwch hi i’w hagor.",
    formLooksDifferent:
      "Gwnaed y ffurflen hon ar gyfer Adobe Acrobat a gall edrych yn wahanol yma.",
    fontMissing:
      "Nid oes gan y ddyfais hon ffont ar gyfer rhai o nodau’r ddogfen hon. Gellir chwilio amdanynt a’u copïo.",
    textNotRead: "Llun yw’r ddogfen hon: nid oes modd chwilio na chopïo ei thestun.",
  }),
  ...translate(signingTexts, {
    loading: "Yn llwytho’r ddogfen",
    linkInvalid: "Nid yw’r ddolen hon yn ddilys mwyach",
    notLoaded: "Doedd dim modd llwytho’r ddogfen",
    yourDecision: "Eich penderfyniad",
    decide: "Beth hoffech chi ei wneud?",
    signByTyping: "Llofnodi drwy deipio fy enw",
    signByDrawing: "Llofnodi â llaw",
    decline: "Gwrthod llofnodi",
    sign: "Llofnodi",
    notSent: "Heb ei anfon",
    notSigned: "Heb ei llofnodi",
    fullName: "Eich enw llawn",
    fullNameHint: "Yr enw a deipiwch yw eich llofnod.",
    signature: "Eich llofnod",
    signatureHint: "Llofnodwch â bys, pen neu’r llygoden.",
    reason: "Rheswm",
    reasonHint: "Bydd {reader} yn darllen hwn.",
    signed: "Rydych wedi llofnodi’r ddogfen hon",
    signedHint:
      "Isod mae’r ddogfen wedi’i llofnodi gyda’i thystiolaeth. Cadwch gopi: gellir ei lawrlwytho yma tan {time}.",
    signedFile: "{title}, wedi’i llofnodi.pdf",
    declined: "Rydych wedi gwrthod llofnodi",
    declinedHint: "Mae {company} wedi cael gwybod, gyda’ch rheswm. Gallwch gau’r dudalen hon.",
  }),
};
