import { avatar, colours, image, sizes } from "./Avatar.css.ts";

export type AvatarProps = {
  name: string;
  src?: string;
  size?: keyof typeof sizes;
  /** Says the name; leave it out where the name is written beside. */
  isNamed?: boolean;
};

/** A picture or initials in a colour that is always the same for a name. */
export function Avatar({ name, src, size = "md", isNamed }: AvatarProps) {
  const role = isNamed ? { role: "img", "aria-label": name } : { "aria-hidden": true };
  return (
    <span {...role} className={`${avatar} ${sizes[size]} ${colours[hash(name) % colours.length]}`}>
      {src ? <img src={src} alt="" className={image} /> : initials(name)}
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
