import { Check, X } from "lucide-react";
import * as css from "./DoDont.css.ts";

export const DoDont = ({ do: right, dont: wrong }: { do: string[]; dont: string[] }) => (
  <div className={`sb-unstyled ${css.pair}`}>
    <Advice kind="do" items={right} />
    <Advice kind="dont" items={wrong} />
  </div>
);

const Advice = ({ kind, items }: { kind: "do" | "dont"; items: string[] }) => (
  <div className={css.advices[kind]}>
    <p className={css.titles[kind]}>
      <span className={css.signs[kind]}>
        {kind === "do" ? <Check aria-hidden /> : <X aria-hidden />}
      </span>
      {kind === "do" ? "Do" : "Don’t"}
    </p>
    <ul role="list" className={css.list}>
      {items.map((item) => (
        <li key={item}>{withCode(item)}</li>
      ))}
    </ul>
  </div>
);

/** Renders text between backticks as code. */
const withCode = (text: string) =>
  text.split("`").map((part, at) => (at % 2 ? <code key={part}>{part}</code> : part));
