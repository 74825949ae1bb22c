import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { saveFile } from "../../documents/save-file.ts";
import { applicationListTexts } from "./texts.ts";

/** Saves applications as CSV; a toast says if it fails. */
export function useSaveCsv(what: string) {
  const say = useTexts();
  const [isBusy, setBusy] = useState(false);
  const save = async (file: Promise<Blob>, name: string) => {
    setBusy(true);
    try {
      saveFile(await file, name);
      showToast({
        tone: "positive",
        title: say(applicationListTexts.exported, { what }),
        description: say(applicationListTexts.exportedHint),
      });
    } catch (error) {
      const { message } = error as Error;
      showToast({
        tone: "critical",
        title: say(applicationListTexts.notExported, { what }),
        description: message,
        timeout: null,
      });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save };
}
