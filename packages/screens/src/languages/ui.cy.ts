import { translate } from "@ats/ui/texts";
import { characterCountTexts } from "@ats/ui/texts/CharacterCount";
import { dateFieldTexts } from "@ats/ui/texts/DateField";
import { fileFieldTexts } from "@ats/ui/texts/FileField";
import { fileUploadTexts } from "@ats/ui/texts/FileUpload";
import { formErrorSummaryTexts } from "@ats/ui/texts/FormErrorSummary";
import { paginationTexts } from "@ats/ui/texts/Pagination";
import { phoneFieldTexts } from "@ats/ui/texts/PhoneField";
import { words } from "@ats/ui/texts/words";

/** The Welsh of the components on the pages that applicants meet. */
export const uiWelsh = {
  ...translate(words, {
    close: "Cau",
    cancel: "Canslo",
    dismiss: "Diystyru",
    clear: "Clirio",
    remove: "Tynnu {name}",
    retry: "Rhoi cynnig arall arni",
    loading: "Yn llwytho",
    noOptions: "Dim byd yn cyfateb",
    actionsFor: "Camau gweithredu ar gyfer {name}",
    selectRow: "Dewis {name}",
    drag: "Llusgo {name}",
    showAll: "Dangos y cyfan",
    results: "Canlyniadau: {count}",
    clearSearch: "Clirio’r chwiliad",
    undo: "Dadwneud",
    today: "Heddiw",
    choose: "Dewis",
    loadFailed: "Doedd dim modd llwytho’r rhestr",
    fieldRequired: "Mae angen llenwi’r maes hwn",
  }),
  ...translate(characterCountTexts, {
    charactersUsed: "Nifer y nodau a ddefnyddiwyd: {used}",
    charactersUsedOf: "Defnyddiwyd {used} o {limit} nod",
    charactersLeft: "Nodau ar ôl: {count}",
    charactersOver: "Nodau dros y terfyn: {count}",
  }),
  ...translate(dateFieldTexts, {
    tooEarly: "Rhowch {min} neu’n hwyrach",
    tooLate: "Rhowch {max} neu’n gynharach",
    dateUnavailable: "Nid yw’r dyddiad hwn ar gael",
  }),
  ...translate(fileFieldTexts, {
    chooseFiles: "Dewis ffeiliau",
    chooseFile: "Dewis ffeil",
    dropFiles: "neu ollwng yma",
    fileType:
      "Ni chafodd {name} ei hychwanegu: nid yw’n {types}. Cadwch hi fel {types}, yna dewiswch hi eto.",
    fileTooLarge:
      "Ni chafodd {name} ei hychwanegu: mae’n fwy na {max}. Gwnewch hi’n llai, yna dewiswch hi eto.",
    fileEmpty: "Ni chafodd {name} ei hychwanegu: mae’n wag. Cadwch hi eto, yna dewiswch hi.",
  }),
  ...translate(fileUploadTexts, {
    filesTooMany:
      "Ni chafodd {name} ei hychwanegu: y terfyn yw {max}. Tynnwch ffeil, yna dewiswch hi eto.",
    fileWaiting: "Yn aros",
    fileUploading: "{percent} o {size}",
    fileUploaded: "Wedi’i huwchlwytho",
    fileFailed:
      "Heb ei huwchlwytho: aeth rhywbeth o’i le. Mae’r ffeil yma o hyd; rhowch gynnig arall arni.",
    fileCancelled: "Wedi’i chanslo",
    fileUploadedNow: "Mae {name} wedi’i huwchlwytho",
    fileFailedNow: "Ni chafodd {name} ei huwchlwytho",
    cancelUpload: "Canslo uwchlwytho {name}",
    retryUpload: "Ceisio uwchlwytho {name} eto",
    uploads: "Ffeiliau",
  }),
  ...translate(formErrorSummaryTexts, { errorSummary: "Mae problem" }),
  ...translate(paginationTexts, {
    range: "{from}–{to} o {total}",
    noRows: "0 o 0",
    pagination: "Tudalennau",
    firstPage: "Y dudalen gyntaf",
    previousPage: "Y dudalen flaenorol",
    nextPage: "Y dudalen nesaf",
    lastPage: "Y dudalen olaf",
    pageField: "Tudalen",
    ofPages: "o {pages}",
    pageSize: "Rhesi ar bob tudalen",
  }),
  ...translate(phoneFieldTexts, {
    phoneCountry: "Cod y wlad",
    findCountry: "Enw neu god",
    phoneTooShort: "Rhy fyr ar gyfer rhif {code}. Gwiriwch nad oes digid ar goll.",
    phoneTooLong: "Rhy hir ar gyfer rhif {code}. Gwiriwch nad oes digid wedi’i deipio ddwywaith.",
    phoneImpossible: "Nid yw hwn yn rhif {code} dilys. Gwiriwch y wlad a’r digidau.",
  }),
};
