import * as css from "./Doors.css.ts";

type Door = { title: string; text: string; href: string; link: string };

/** Cards that lead each kind of reader to their part of the manual. */
export const Doors = ({ doors }: { doors: Door[] }) => (
  <div className={`sb-unstyled ${css.doors}`}>
    {doors.map(({ title, text, href, link }) => (
      <div key={title} className={css.door}>
        <p className={css.title}>{title}</p>
        <p className={css.text}>{text}</p>
        <a className={css.link} href={href} target="_top">
          {link}
        </a>
      </div>
    ))}
  </div>
);
