import { useTexts } from "../texts/texts.tsx";
import { Notices } from "./Notices.tsx";
import type { PdfContent } from "./readPdf.ts";
import { documentViewerTexts } from "./texts.ts";

/** Says what of a PDF cannot be read or shown. */
export function PdfNotices({
  missing,
  brokenAt,
  unshown,
  isForm,
  isPicture,
  lacksFont,
}: PdfContent) {
  const say = useTexts();
  const said = [
    missing.length > 0 &&
      say(documentViewerTexts.pagesMissing, {
        count: missing.length,
        pages: missing.join(", "),
      }),
    brokenAt !== undefined && say(documentViewerTexts.pagesAfter, { page: brokenAt }),
    unshown.length > 0 &&
      say(documentViewerTexts.attachmentsNotShown, { names: unshown.join(", ") }),
    isForm && say(documentViewerTexts.formLooksDifferent),
    lacksFont && say(documentViewerTexts.fontMissing),
    isPicture && say(documentViewerTexts.textNotRead),
  ];
  return <Notices said={said} />;
}
