import { interviewTypeWelsh, timeSpanWelsh } from "../interviews/labels.cy.ts";
import type { ApplicantTexts } from "./applicant-texts.en.ts";

export const welsh: ApplicantTexts = {
  greeting: (name) => `Annwyl ${name},`,
  numbered: (job, job_number) => `${job} (swydd ${job_number})`,
  consent:
    "Rydych wedi cytuno y cawn gadw eich manylion er mwyn eich ystyried. Cysylltwch â ni os hoffech eu gweld, eu cywiro neu eu tynnu’n ôl.",
  applied: {
    subject: (job) => `Eich cais am swydd ${job}`,
    text: (job) =>
      `Diolch i chi am wneud cais am swydd ${job}. Rydym wedi derbyn eich cais a byddwn yn cysylltu â chi.`,
  },
  appliedBefore: {
    subject: (job) => `Rydych eisoes wedi gwneud cais am swydd ${job}`,
    text: (job) =>
      `Rydych eisoes wedi gwneud cais am swydd ${job}. Rydym yn ystyried y cais hwnnw, felly nid ydym wedi cadw’r un hwn.`,
  },
  saved: {
    subject: (job) => `Gorffennwch eich cais am swydd ${job}`,
    text: (job) =>
      `Mae eich cais am swydd ${job} wedi’i gadw ond nid yw wedi’i anfon eto. Gallwch barhau yma, ar unrhyw ddyfais:`,
    another: (job) =>
      `Rydych eisoes wedi cadw cais am swydd ${job} heb ei anfon, felly ni chafodd y ffurflen rydych newydd ei llenwi ei chadw. Anfonwch y ffurflen honno, neu parhewch â’r cais a gadwyd yma, ar unrhyw ddyfais:`,
    link: (until) =>
      `I chi yn unig y mae’r ddolen hon. Mae’n disodli unrhyw ddolen gynharach, ac mae’n gweithio tan ${until}.`,
  },
  interview: {
    subjects: {
      invited: "Gwahoddiad i gyfweliad",
      booked: "Eich cyfweliad",
      moved: "Mae eich cyfweliad wedi newid",
      cancelled: "Mae eich cyfweliad wedi’i ganslo",
      reminded: "Nodyn atgoffa am eich cyfweliad",
    },
    openings: {
      invited: (company, job) =>
        `Mae ${company} yn eich gwahodd i gyfweliad ar gyfer swydd ${job}.`,
      booked: (company, job) =>
        `Diolch i chi am ddewis amser. Mae eich cyfweliad gyda ${company} ar gyfer swydd ${job} wedi’i drefnu.`,
      moved: (company, job) =>
        `Mae ${company} wedi newid eich cyfweliad ar gyfer swydd ${job}. Dyma’r manylion newydd:`,
      cancelled: (company, job) =>
        `Mae ${company} wedi canslo eich cyfweliad ar gyfer swydd ${job}:`,
      reminded: (company, job) =>
        `Mae ${company} yn edrych ymlaen at eich cyfweliad ar gyfer swydd ${job}.`,
    },
    when: "Pryd",
    how: "Sut",
    where: "Lleoliad",
    link: "Dolen",
    with: "Gyda",
    types: interviewTypeWelsh,
    timeSpan: timeSpanWelsh,
    entry: (job, company) => `Cyfweliad: ${job}, ${company}`,
    reply: (name) =>
      `Os na allwch ddod, neu os oes gennych gwestiwn, atebwch yr e-bost hwn. Bydd eich ateb yn mynd at ${name}.`,
    replyWhenCancelled: (name) =>
      `Os oes gennych gwestiwn, atebwch yr e-bost hwn. Bydd eich ateb yn mynd at ${name}.`,
  },
  booking: {
    subject: (job) => `Dewiswch amser ar gyfer eich cyfweliad: ${job}`,
    text: (company, job, title, minutes) =>
      `Mae ${company} yn eich gwahodd i gyfweliad ar gyfer swydd ${job}: ${title}, ${minutes} munud.`,
    choose: "Dewiswch amser sy’n gyfleus i chi:",
    link: (until) => `Mae’r ddolen yn gweithio unwaith, tan ${until}.`,
  },
  signing: {
    subject: (title) => `Llofnodwch “${title}”, os gwelwch yn dda`,
    reminder: (title) => `Nodyn atgoffa: llofnodwch “${title}”, os gwelwch yn dda`,
    text: (company, title) =>
      `Mae ${company} yn gofyn i chi ddarllen a llofnodi “${title}”. Agorwch y ddolen hon i’w darllen, yna llofnodwch neu dywedwch wrthym pam nad ydych am wneud hynny:`,
    link: (until) =>
      `I chi yn unig y mae’r ddolen hon: peidiwch â’i rhannu. Mae’n gweithio tan ${until}.`,
    newLink: "Nid yw dolenni cynharach yn gweithio mwyach.",
    signed: (title) => `Rydych wedi llofnodi “${title}”`,
    download: (company, title, until) =>
      `Rydych wedi llofnodi “${title}” ar gyfer ${company}. Tan ${until} gellir lawrlwytho’r ddogfen wedi’i llofnodi, gyda’i thystiolaeth, yma; cadwch gopi:`,
  },
};
