import { getPhoto } from "@ats/core/users/profile-contract";
import { Avatar, type AvatarProps } from "@ats/ui/Avatar";
import { useQuery } from "@tanstack/react-query";
import { useAts } from "../app/context.tsx";
import type { PhotoUser } from "./Photo.tsx";

/** Read by a call: the address alone, without the session's token, shows nothing to anybody. */
export default function LoadedPhoto({
  user: { id, name, profile_url },
  size = "md",
}: { user: PhotoUser } & Pick<AvatarProps, "size">) {
  const { client } = useAts();
  const { data: src } = useQuery({
    // Another photo has another address.
    queryKey: [profile_url],
    queryFn: async ({ signal }) =>
      addressOf(await client.call(getPhoto, { params: { id }, mayBeMissing: true, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return <Avatar name={name} size={size} {...(src && { src })} />;
}

/** A picture as a `data:` address, which nobody has to release. */
const addressOf = (picture: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(reader.error));
    reader.readAsDataURL(picture);
  });
