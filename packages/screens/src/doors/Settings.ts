import { standAlone } from "../app/stand-alone.tsx";
import { settingsRoute } from "../settings/settings/route.ts";

export const Settings = standAlone(settingsRoute);
