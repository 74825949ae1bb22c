import { Avatar, type AvatarProps } from "@ats/ui/Avatar";
import { lazy, Suspense } from "react";

export interface PhotoUser {
  id: number;
  name: string;
  profile_url: string | null;
}
type PhotoProps = { user: PhotoUser } & Pick<AvatarProps, "size">;

// Loads after the first paint: most users have no photo.
const LoadedPhoto = lazy(() => import("./LoadedPhoto.tsx"));

export function Photo({ user, size }: PhotoProps) {
  const initials = <Avatar name={user.name} {...(size && { size })} />;
  if (!user.profile_url) return initials;
  return (
    <Suspense fallback={initials}>
      <LoadedPhoto user={user} {...(size && { size })} />
    </Suspense>
  );
}
