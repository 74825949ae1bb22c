import { useHotkey } from "@ats/ui/Keys";
import { printWhole } from "@ats/ui/print";
import { useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
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
    const note = () => flushSync(() => setTime(new Date().toISOString()));
    window.addEventListener("beforeprint", note);
    return () => window.removeEventListener("beforeprint", note);
  }, []);
  if (!time) return null;
  return (
    <p className={printedBy}>
      {say(navigationTexts.printedBy, {
        name: `${first_name} ${last_name}`,
        time: dates.fullDate(time),
      })}
    </p>
  );
}
