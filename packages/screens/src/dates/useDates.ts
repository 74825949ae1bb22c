import { useTexts } from "@ats/ui/texts";
import { datesIn } from "./dates.ts";

/** Dates as the reader's language writes them. */
export const useDates = () => datesIn(useTexts().locale);
