import DOMPurify from "dompurify";
import mammoth from "mammoth";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import * as css from "./DocumentViewer.css.ts";
import type { ReaderProps } from "./DocumentViewer.tsx";
import { useTexts } from "../texts/texts.tsx";
import { Notices } from "./Notices.tsx";
import { findRanges, highlight, scrollToRange } from "./textSearch.ts";
import { readableWord } from "./readableWord.ts";
import { ReaderFrame } from "./ReaderFrame.tsx";
import { documentViewerTexts } from "./texts.ts";
import { useZoom } from "./useZoom.ts";

/** Shows a DOCX as plain HTML. */
export default function WordText({ content, title, onFail }: ReaderProps) {
  const stage = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const zoom = useZoom(stage, undefined);
  const say = useTexts();
  const [isShown, setShown] = useState(false);
  const [unread, setUnread] = useState(0);
  const [query, setQuery] = useState("");
  const [ranges, setRanges] = useState<Range[]>([]);
  const [match, setMatch] = useState(0);
  const fail = useEffectEvent(() => onFail(isEncrypted(content) ? "protected" : "damaged"));
  useEffect(() => {
    const read = readableWord(content).then(async (readable) => ({
      ...readable,
      ...(await mammoth.convertToHtml({ arrayBuffer: readable.content })),
    }));
    read.then(
      ({ value, unread }) => {
        const clean = DOMPurify.sanitize(value, {
          FORBID_TAGS: ["style", "form", "input"],
          RETURN_DOM_FRAGMENT: true,
        });
        words.current?.replaceChildren(clean);
        setShown(true);
        setUnread(unread);
      },
      () => fail(),
    );
  }, [content]);
  const search = (text: string) => {
    setQuery(text);
    setRanges(words.current && isShown ? findRanges(words.current, text.trim()) : []);
    setMatch(0);
  };
  useEffect(() => {
    const now = ranges[match];
    const clear = [highlight("ats-found", ranges), highlight("ats-found-now", now ? [now] : [])];
    scrollToRange(stage.current, now);
    return () => clear.forEach((each) => each());
  }, [ranges, match]);
  return (
    <>
      <Notices said={[unread > 0 && say(documentViewerTexts.partsNotShown, { count: unread })]} />
      <ReaderFrame
        {...zoom}
        title={title}
        stage={stage}
        search={{ query, onQuery: search, matches: ranges.length, match, onMatch: setMatch }}
      >
        <div
          ref={words}
          dir="auto"
          className={`${css.sheet} ${css.words}`}
          style={{ zoom: zoom.scale }}
        />
      </ReaderFrame>
    </>
  );
}

/** Word saves a password-protected document as an OLE file with a stream named EncryptedPackage. */
function isEncrypted(content: ArrayBuffer): boolean {
  return new TextDecoder("utf-16le")
    .decode(content.slice(0, content.byteLength & ~1))
    .includes("EncryptedPackage");
}
