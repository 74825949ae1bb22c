import { standAlone } from "../app/stand-alone.tsx";
import { clientListRoute } from "../clients/client-list/route.ts";

export const ClientList = standAlone(clientListRoute);
