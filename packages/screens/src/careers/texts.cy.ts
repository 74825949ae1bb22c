import { translate } from "@ats/ui/texts";
import { addDateWords } from "../dates/dates.ts";
import { contractWelsh } from "../languages/contract.cy.ts";
import { dateWelsh } from "@ats/core/languages/dates.cy";
import { languageWelsh } from "../languages/texts.cy.ts";
import { uiWelsh } from "../languages/ui.cy.ts";
import { applicationFormTexts, careersTexts } from "./texts.ts";

addDateWords("cy", dateWelsh);

/** All that the careers pages say, in Welsh. */
export const welsh = {
  ...uiWelsh,
  ...contractWelsh,
  ...languageWelsh,
  ...translate(careersTexts, {
    loadingJob: "Yn llwytho’r swydd wag",
    notLoaded: "Doedd dim modd llwytho’r dudalen hon",
    notThere: "Nid oes swydd wag yn y cyfeiriad hwn",
    notThereHint:
      "Efallai ei bod wedi cau. Edrychwch ar swyddi gwag eraill y sefydliad, neu gwiriwch y cyfeiriad.",
    closed: "Mae’r swydd wag hon wedi cau",
    closedHint:
      "Caeodd ar ôl i chi gadw eich cais, na chafodd ei anfon. Bydd yr hyn a gadwyd gennych yn cael ei ddileu pan ddaw eich dolen i ben.",
  }),
  ...translate(applicationFormTexts, {
    sent: "Cais wedi’i anfon",
    sentHint: "Bydd {company} yn cysylltu â chi. Mae cadarnhad ar ei ffordd i {email}.",
    linkExpired: "Nid yw’r ddolen hon yn ddilys mwyach",
    linkExpiredHint:
      "{reason} Os nad ydych wedi anfon eich cais, rhowch eich enw a’ch cyfeiriad e-bost isod a chadwch: byddwn yn anfon dolen newydd ato drwy e-bost.",
    readAdvert: "Darllen yr hysbyseb",
    form: "Gwneud cais am swydd: {title}",
    aboutYou: "Amdanoch chi",
    firstName: "Enw cyntaf",
    lastName: "Cyfenw",
    lastNameHint: "Gadewch hwn yn wag os oes gennych un enw yn unig.",
    email: "E-bost",
    telephone: "Ffôn",
    city: "Tref neu ddinas",
    postcode: "Cod post",
    cv: "CV",
    cvHint: "PDF neu ddogfen Word o 10 MB ar y mwyaf.",
    questions: "Cwestiynau",
    yes: "Ie",
    no: "Na",
    equalOpportunities: "Cyfle cyfartal",
    equalOpportunitiesHint:
      "Nid oes rhaid i chi ateb. Caiff yr atebion eu cyfrif ar gyfer y swydd wag; ni chânt eu cadw gyda’ch cais na’u dangos byth i’r tîm recriwtio.",
    consent: "Caiff {company} gadw fy manylion i’m hystyried ar gyfer y swydd hon.",
    keepForOtherJobs: "Caiff {company} eu cadw ar gyfer swyddi eraill hefyd. Chi biau’r dewis.",
    anonymised:
      "Mae’r sawl sy’n penderfynu yn gweld eich atebion, ond nid eich enw, eich manylion cyswllt na’ch CV.",
    notSaved: "Heb ei gadw",
    notSent: "Heb ei anfon",
    stillHere: "{reason} Mae’r hyn a ysgrifennoch yma o hyd.",
    jobClosed: "Mae’r swydd wag hon wedi cau ac nid yw’n derbyn ceisiadau mwyach.",
    questionsChanged:
      "Newidiodd y cwestiynau wrth i chi ysgrifennu. Atebwch y rhai sydd wedi’u marcio, yna anfonwch eto.",
    saved: "Wedi’i gadw, heb ei anfon eto",
    savedHint:
      "Mae dolen i barhau ar ei ffordd i {email}. Bydd yn gweithio tan {date}. Os gwnaethoch gadw ffurflen gynharach ar gyfer y swydd wag hon, mae’r ddolen yn agor y ffurflen honno, ac mae hon yn aros yn y ffenestr hon yn unig.",
    diversityNotSaved: "Nid yw eich atebion am gyfle cyfartal yn cael eu cadw.",
    send: "Anfon cais",
    save: "Cadw a gorffen yn nes ymlaen",
  }),
};
