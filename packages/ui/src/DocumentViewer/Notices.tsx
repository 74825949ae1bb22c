import { Banner } from "../Banner/Banner.tsx";
import { notices } from "./DocumentViewer.css.ts";

/** Says what of a document cannot be read or shown. */
export function Notices({ said }: { said: (string | false)[] }) {
  const sentences = said.filter((sentence) => sentence !== false);
  if (sentences.length === 0) return null;
  return (
    <div className={notices}>
      {sentences.map((sentence) => (
        <Banner key={sentence}>{sentence}</Banner>
      ))}
    </div>
  );
}
