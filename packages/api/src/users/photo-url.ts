import { getPhoto } from "@ats/core/users/profile-contract";
import { fillPath } from "@ats/core/contract/endpoint";

/** Where a user's photo is read; another photo has another address, so that none is shown from a cache. */
export const photoUrl = (id: number, photo_key: string | null): string | null =>
  photo_key &&
  `${fillPath(getPhoto.path, { id })}?v=${photo_key.split(/[/.]/).at(-2)?.slice(0, 8)}`;
