import { standAlone } from "../app/stand-alone.tsx";
import { globalSettingsRoute } from "../settings/global-settings/route.ts";

export const GlobalSettings = standAlone(globalSettingsRoute);
