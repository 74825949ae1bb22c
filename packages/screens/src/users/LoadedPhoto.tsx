import { getPhoto } from "@ats/core/users/profile-contract";
import { Avatar, type AvatarProps } from "@ats/ui/Avatar";
import { useQuery } from "@tanstack/react-query";
import { useAts } from "../app/context.tsx";
import type { PhotoUser } from "./Photo.tsx";

/** Loads the photo with the session's token, because its address alone is not public. */
export default function LoadedPhoto({
  user: { id, name, profile_url },
  size = "md",
}: { user: PhotoUser } & Pick<AvatarProps, "size">) {
  const { client } = useAts();
  const { data: src } = useQuery({
    // A new photo has a new address.
    queryKey: [profile_url],
    queryFn: async ({ signal }) =>
      addressOf(await client.call(getPhoto, { params: { id }, mayBeMissing: true, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return <Avatar name={name} size={size} {...(src && { src })} />;
}

/** A `data:` address, which need not be released. */
const addressOf = (picture: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(reader.error));
    reader.readAsDataURL(picture);
  });
