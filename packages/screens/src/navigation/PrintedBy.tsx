import { useHotkey } from "@ats/ui/Keys";
import { printWhole } from "@ats/ui/print";
import { useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { shellKeys } from "../commands/keys.ts";
import { useDates } from "../dates/useDates.ts";
import { useUser } from "../session/session.tsx";
import { printedBy } from "./PrintedBy.css.ts";
import { navigationTexts } from "./texts.ts";

/** Prints the page whole, and says on paper who printed it, and when. */
export default function PrintedBy() {
  const say = useTexts();
  const dates = useDates();
  const { first_name, last_name } = useUser();
  const [time, setTime] = useState("");
  const queries = useQueryClient();
  useHotkey(shellKeys.print, () => void printWhole(() => queries.isFetching() > 0));
  useEffect(() => {
    const note = ({ type }: Event) =>
      flushSync(() => setTime(type === "beforeprint" ? new Date().toISOString() : ""));
    const events = ["beforeprint", "afterprint"];
    for (const event of events) window.addEventListener(event, note);
    return () => {
      for (const event of events) window.removeEventListener(event, note);
    };
  }, []);
  if (!time) return null;
  // The last thing on the page, after an open dialog too.
  return createPortal(
    <p className={printedBy}>
      {say(navigationTexts.printedBy, {
        name: `${first_name} ${last_name}`,
        time: dates.fullDate(time),
      })}
    </p>,
    document.body,
  );
}
