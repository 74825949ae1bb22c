import { interviewTypeWelsh, timeSpanWelsh } from "@ats/core/interviews/labels.cy";
import { translate } from "@ats/ui/texts";
import { addDateWords } from "../../dates/dates.ts";
import { contractWelsh } from "../../languages/contract.cy.ts";
import { dateWelsh } from "@ats/core/languages/dates.cy";
import { languageWelsh } from "../../languages/texts.cy.ts";
import { uiWelsh } from "../../languages/ui.cy.ts";
import { interviewTypeTexts, timeSpanTexts } from "../label-texts.ts";
import { bookedTexts, bookingTexts, cancelledTexts, choosingTexts, messageTexts } from "./texts.ts";

addDateWords("cy", dateWelsh);

/** All that the booking page says, in Welsh. */
export const welsh = {
  ...uiWelsh,
  ...contractWelsh,
  ...languageWelsh,
  ...translate(interviewTypeTexts, interviewTypeWelsh),
  ...translate(timeSpanTexts, { span: timeSpanWelsh }),
  ...translate(bookingTexts, {
    linkExpired: "Nid yw’r ddolen hon yn ddilys mwyach",
    notLoaded: "Doedd dim modd llwytho’r dudalen hon",
    loading: "Yn llwytho’r amseroedd",
    pageTitle: "Cyfweliad: {title}",
    title: "Dewiswch amser ar gyfer eich cyfweliad",
    job: "Swydd",
    interview: "Cyfweliad",
    interviewLength: "{title}, {count} munud",
    how: "Sut",
    with: "Gyda",
    interviewTime: "Amser lle mae’r cyfweliad",
    videoLink: "Dolen fideo",
    notBooked: "Heb ei drefnu",
    showTimes: "Dangos amseroedd",
    yourZone: "Lle rydych chi ({zone})",
    interviewZone: "Lle mae’r cyfweliad ({zone})",
    day: "Diwrnod",
    time: "Amser",
    timeMissing: "Dewiswch amser.",
    zoneHint: "Dangosir amseroedd yng nghylchfa amser {zone}.",
    adjustments: "Addasiadau sydd eu hangen arnoch",
    adjustmentsHint:
      "Er enghraifft mynediad heb risiau, capsiynau neu fwy o amser. Dim ond y trefnydd sy’n gweld hyn.",
    book: "Trefnu’r amser hwn",
    noTimes: "Dim amseroedd ar ôl",
    noTimesHint: "Gofynnwch i {company} am ddyddiau eraill.",
    cancelled: "Mae eich cyfweliad wedi’i ganslo",
    cancelledHint: "Gofynnwch i {company} beth sy’n digwydd nesaf, yma neu drwy ateb eu he-bost.",
    booked: "Mae eich cyfweliad wedi’i drefnu",
    bookedHint:
      "Rydym wedi anfon cadarnhad atoch drwy e-bost. Atebwch ef, neu ysgrifennwch yma, os oes angen amser arall arnoch neu os na allwch ddod.",
    addToCalendar: "Ychwanegu at y calendr",
  }),
  ...translate(choosingTexts, {
    open: "Nid yw’r un o’r amseroedd hyn yn gyfleus i mi",
    label: "Pryd allech chi ddod, neu beth hoffech chi ei ofyn?",
    missing: "Dywedwch wrthym pryd rydych ar gael, neu gofynnwch eich cwestiwn.",
    sent: "Bydd {company} yn ateb drwy e-bost. Tan hynny gallwch ddewis amser yma o hyd.",
  }),
  ...translate(bookedTexts, {
    open: "Ni allaf ddod, neu mae angen amser arall arnaf",
    label: "Pam na allwch chi ddod, a phryd allech chi?",
    missing: "Rhowch y rheswm pam na allwch ddod, neu’r hyn yr hoffech ei ofyn.",
    sent: "Bydd {company} yn ateb drwy e-bost. Tan hynny mae eich cyfweliad yn aros fel y mae.",
  }),
  ...translate(cancelledTexts, {
    open: "Gofyn beth sy’n digwydd nesaf",
    label: "Eich cwestiwn",
    missing: "Rhowch eich cwestiwn.",
    sent: "Bydd {company} yn ateb drwy e-bost. Tan hynny mae eich cyfweliad yn parhau wedi’i ganslo.",
  }),
  ...translate(messageTexts, {
    sent: "Neges wedi’i hanfon",
    notSent: "Heb ei hanfon",
    hint: "Yn mynd at y person a’ch gwahoddodd yn {company}. Bydd yn ateb drwy e-bost.",
    send: "Anfon neges",
  }),
};
