import { checkRoutes, documentLists, rightToWorkStates } from "@ats/core/checks/right-to-work";
import { texts } from "@ats/ui/texts";

export const rightToWorkTexts = texts("checks.states", rightToWorkStates);

export const routeTexts = texts("checks.routes", checkRoutes);

export const listTexts = texts("checks.documentLists", documentLists);
