import { standAlone } from "../app/stand-alone.tsx";
import { vacancyFormRoute } from "../jobs/job-form/route.ts";

export const VacancyForm = standAlone(vacancyFormRoute);
