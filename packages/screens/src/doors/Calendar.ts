import { standAlone } from "../app/stand-alone.tsx";
import { calendarRoute } from "../interviews/calendar/route.ts";

export const Calendar = standAlone(calendarRoute);
