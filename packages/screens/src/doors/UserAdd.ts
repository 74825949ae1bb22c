import { standAlone } from "../app/stand-alone.tsx";
import { userAddRoute } from "../users/user-add/route.ts";

export const UserAdd = standAlone(userAddRoute);
