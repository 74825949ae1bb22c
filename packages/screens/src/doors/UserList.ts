import { standAlone } from "../app/stand-alone.tsx";
import { userListRoute } from "../users/user-list/route.ts";

export const UserList = standAlone(userListRoute);
