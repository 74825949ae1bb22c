import { getPhoto } from "@ats/core/users/profile-contract";
import { fillPath } from "@ats/core/contract/endpoint";

/**
 * Address of a user's photo. A new photo gets a new address, so that no cache shows the old one.
 */
export const photoUrl = (id: number, photo_key: string | null): string | null =>
  photo_key &&
  `${fillPath(getPhoto.path, { id })}?v=${photo_key.split(/[/.]/).at(-2)?.slice(0, 8)}`;
