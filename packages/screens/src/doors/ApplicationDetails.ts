import { standAlone } from "../app/stand-alone.tsx";
import { applicationDetailsRoute } from "../applications/application-details/route.ts";

export const ApplicationDetails = standAlone(applicationDetailsRoute);
