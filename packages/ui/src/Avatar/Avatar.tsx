import { useState } from "react";
import type { RootProps } from "../root/root.ts";
import { avatar, colours, image, sizes } from "./Avatar.css.ts";

export type AvatarProps = RootProps<HTMLSpanElement> & {
  name: string;
  /** The initials are shown when the picture fails to load. */
  src?: string;
  size?: keyof typeof sizes;
  /** Announces the name. Leave out when the name is written next to the avatar. */
  isNamed?: boolean;
};

/** Shows a picture, or initials in a colour derived from the name. */
export function Avatar({ name, src, size = "md", isNamed, ...root }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const role = isNamed ? { role: "img", "aria-label": name } : { "aria-hidden": true };
  const colour = colours[hash(name) % colours.length];
  return (
    <span {...root} {...role} className={`${avatar} ${sizes[size]} ${colour}`}>
      {src && src !== failed ? (
        <img src={src} alt="" className={image} onError={() => setFailed(src)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const [first = "?", last] = words.length > 1 ? [words[0], words.at(-1)] : words;
  return `${[...first][0]}${last ? [...last][0] : ""}`.toUpperCase();
}

function hash(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum;
}
