import { standAlone } from "../app/stand-alone.tsx";
import { applicationListRoute } from "../applications/application-list/route.ts";

export const ApplicationList = standAlone(applicationListRoute);
