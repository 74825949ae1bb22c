import { Tokenizer } from "htmlparser2";

export interface MarkupEvents {
  /** Names come without their prefix: each document chooses its own. */
  open(name: string, attribute: (name: string) => string | undefined): void;
  text(text: string): void;
  close(name: string): void;
}

/**
 * Tells what stands in XML or HTML, one after another. The parser above this tokeniser looks through
 * all open elements at each end tag, which takes too long for a hostile file.
 */
export function scanMarkup(markup: string, language: "xml" | "html", events: MarkupEvents): void {
  const xmlMode = language === "xml";
  let name = "";
  let attribute = "";
  let value = "";
  let attributes = new Map<string, string>();
  const nameAt = (start: number, end: number) => {
    const whole = markup.slice(start, end);
    const local = whole.slice(whole.indexOf(":") + 1);
    return xmlMode ? local : local.toLowerCase();
  };
  const open = () => events.open(name, (wanted) => attributes.get(wanted));
  const text = (start: number, end: number) => events.text(markup.slice(start, end));
  const tokenizer = new Tokenizer(
    { xmlMode, decodeEntities: true },
    {
      onopentagname(start, end) {
        name = nameAt(start, end);
        attributes = new Map();
      },
      onattribname(start, end) {
        attribute = nameAt(start, end);
        value = "";
      },
      onattribdata(start, end) {
        value += markup.slice(start, end);
      },
      onattribentity(code) {
        value += String.fromCodePoint(code);
      },
      onattribend() {
        if (!attributes.has(attribute)) attributes.set(attribute, value);
      },
      onopentagend: open,
      onselfclosingtag() {
        open();
        if (xmlMode) events.close(name);
      },
      onclosetag: (start, end) => events.close(nameAt(start, end)),
      ontext: text,
      ontextentity: (code) => events.text(String.fromCodePoint(code)),
      oncdata: (start, end, offset) => text(start, end - offset),
      oncomment() {},
      ondeclaration() {},
      onprocessinginstruction() {},
      onend() {},
    },
  );
  tokenizer.write(markup);
  tokenizer.end();
}
