import * as css from "./EntryCards.css.ts";

type Card = { title: string; text: string; href: string; link: string };

/** Cards that lead each kind of reader to their part of the manual. */
export const EntryCards = ({ cards }: { cards: Card[] }) => (
  <div className={`sb-unstyled ${css.cards}`}>
    {cards.map(({ title, text, href, link }) => (
      <div key={title} className={css.card}>
        <p className={css.title}>{title}</p>
        <p className={css.text}>{text}</p>
        <a className={css.link} href={href} target="_top">
          {link}
        </a>
      </div>
    ))}
  </div>
);
