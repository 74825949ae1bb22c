import { standAlone } from "../app/stand-alone.tsx";
import { userEditRoute } from "../users/user-edit/route.ts";

export const UserEdit = standAlone(userEditRoute);
