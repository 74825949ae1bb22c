import { showToast } from "@ats/ui/Toast";
import { useState } from "react";

/** Saves applications as CSV; a toast says if it fails. */
export function useSaveCsv(what: string) {
  const [isBusy, setBusy] = useState(false);
  const save = async (file: Promise<Blob>, download: string) => {
    setBusy(true);
    try {
      const address = URL.createObjectURL(await file);
      Object.assign(document.createElement("a"), { href: address, download }).click();
      URL.revokeObjectURL(address);
      showToast({
        tone: "positive",
        title: `${what} was exported`,
        description: "Each application’s record shows the export.",
      });
    } catch (error) {
      const { message } = error as Error;
      showToast({
        tone: "critical",
        title: `${what} was not exported`,
        description: message,
        timeout: null,
      });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save };
}
