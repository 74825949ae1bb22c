import { standAlone } from "../app/stand-alone.tsx";
import { helpRoute } from "../help/route.ts";

export const Help = standAlone(helpRoute);
