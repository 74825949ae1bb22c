import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { saveFile } from "../documents/save-file.ts";
import { csvTexts } from "./csv-texts.ts";

/** Saves rows as CSV; a toast says whether it worked. */
export function useSaveCsv(what: string, hint?: string) {
  const say = useTexts();
  const [isBusy, setBusy] = useState(false);
  const save = async (file: Promise<Blob>, name: string) => {
    setBusy(true);
    try {
      saveFile(await file, name);
      showToast({
        tone: "positive",
        title: say(csvTexts.exported, { what }),
        ...(hint && { description: hint }),
      });
    } catch (error) {
      const { message } = error as Error;
      showToast({
        tone: "critical",
        title: say(csvTexts.notExported, { what }),
        description: message,
        timeout: null,
      });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save };
}
