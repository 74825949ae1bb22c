import type { AlertTexts } from "./texts.en.ts";

export const welsh: AlertTexts = {
  heading: "Cael swyddi gwag newydd drwy e-bost",
  all: "Pob swydd wag newydd yn {company}",
  some: "Swyddi gwag newydd yn {company} sy’n cyfateb i: {search}",
  email: "E-bost",
  wrongEmail: "Rhowch gyfeiriad e-bost, megis enw@example.com",
  frequency: "Pa mor aml",
  DAILY: "Bob diwrnod gwaith",
  WEEKLY: "Unwaith yr wythnos",
  ask: "Anfon swyddi gwag newydd ataf",
  privacy:
    "Yn gyntaf byddwn yn anfon dolen i gadarnhau drwy e-bost. Os na fyddwch yn ei defnyddio o fewn {days} diwrnod, byddwn yn dileu eich cyfeiriad. Wedi hynny byddwn yn ei gadw nes i chi ddad-danysgrifio, drwy ddolen ym mhob e-bost, ac ni fyddwn yn ei ddefnyddio at unrhyw ddiben arall.",
  sent: "Gwiriwch eich e-bost",
  sentHint:
    "Rydym wedi anfon dolen atoch drwy e-bost. Defnyddiwch hi o fewn {days} diwrnod i gadarnhau. Ni fyddwn yn anfon dim arall tan hynny.",
  back: "Yn ôl i’r swyddi gwag",
  confirm: "Cadarnhau eich hysbysiadau swyddi",
  confirmButton: "Cadarnhau",
  confirmed: "Mae eich hysbysiadau swyddi ymlaen",
  confirmedHint:
    "Byddwn yn anfon e-bost atoch pan fydd swyddi gwag newydd. Mae dolen ym mhob e-bost i ddad-danysgrifio.",
  stop: "Atal y negeseuon e-bost hyn?",
  stopButton: "Dad-danysgrifio",
  stopped: "Rydych wedi dad-danysgrifio",
  stoppedHint: "Rydym wedi dileu’r hysbysiadau swyddi hyn, gyda’ch cyfeiriad.",
  notValid: "Nid yw’r ddolen hon yn gweithio",
  notValidHint:
    "Efallai nad yw’n gyflawn, neu ei bod yn hŷn na {days} diwrnod. Agorwch hi eto o’r e-bost, neu gofynnwch am un newydd o dan y swyddi gwag.",
  confirmMail: {
    subject: "Cadarnhewch eich hysbysiadau swyddi ar gyfer {company}",
    text: "Helo,\n\ngofynnwyd i ni anfon swyddi gwag newydd yn {company} drwy e-bost i’r cyfeiriad hwn. Os chi a ofynnodd, cadarnhewch yma:\n{link}",
    otherwise:
      "Mae’r ddolen yn gweithio tan {date}. Os nad chi a ofynnodd, peidiwch â gwneud dim: ni fyddwn yn anfon dim arall, ac yna byddwn yn dileu eich cyfeiriad.",
  },
  alertMail: {
    one: "1 swydd wag newydd yn {company}",
    other: "{count} swydd wag newydd yn {company}",
    rest: "A {count} arall",
    stop: "Dad-danysgrifio a dileu eich cyfeiriad",
  },
};
