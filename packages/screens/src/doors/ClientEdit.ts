import { standAlone } from "../app/stand-alone.tsx";
import { clientEditRoute } from "../clients/client-edit/route.ts";

export const ClientEdit = standAlone(clientEditRoute);
