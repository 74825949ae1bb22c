import { standAlone } from "../app/stand-alone.tsx";
import { templateListRoute } from "../templates/template-list/route.ts";

export const TemplateList = standAlone(templateListRoute);
