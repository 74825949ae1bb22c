import type { Env } from "hono";
import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import type { Transport } from "./transport.ts";

/** Facts that the host gives to pages that the API writes itself, which need no script. */
export interface PageEnv extends Env {
  Variables: {
    transport: Transport;
    /** Marks the page's own style, for its content security policy. */
    nonce: string;
  };
}

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

interface PageOptions {
  title: string;
  nonce: string;
  language?: string;
  /** Rules after those of every page. */
  style?: string;
  /** Further elements of the head. */
  head?: Markup;
}

/** Writes a whole page. Interpolated texts are escaped. */
export const page = (
  { title, nonce, language = "en", style = "", head }: PageOptions,
  body: Markup,
): Markup => html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
${ownReferrer}
<style nonce="${nonce}">@layer page{${raw(baseStyle + style)}}</style>${head ?? ""}</head>
<body>${body}</body></html>`;

/** The host's policy is to send no Referer; under that, browsers hide the Origin of a form too. */
const ownReferrer = html`<meta name="referrer" content="same-origin">`;

const baseStyle = `:root{color-scheme:light dark;
--text:light-dark(#1b1f24,#e8eaed);--muted:light-dark(#57606a,#a0a7b0);--ground:light-dark(#f6f7f9,#121417);
--surface:light-dark(#fff,#1b1e22);--line:light-dark(#d5d9de,#363b42);--field:light-dark(#858d97,#777f89);
--accent:light-dark(#0b5cab,#7db7f5);--on-accent:light-dark(#fff,#0d1a29);--font:system-ui,sans-serif}
*{box-sizing:border-box}
body{margin:0;font:1rem/1.55 var(--font);color:var(--text);background:var(--ground)}
main{max-width:46rem;margin:0 auto;padding:2rem 1rem 4rem}
h1{font-size:1.75rem;line-height:1.25;margin:0 0 .5rem;overflow-wrap:anywhere}
a{color:var(--accent)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
button,.button{display:inline-block;font:inherit;font-weight:600;padding:.6rem 1.25rem;border:1px solid var(--accent);
border-radius:.5rem;background:var(--accent);color:var(--on-accent);text-decoration:none;cursor:pointer}
label{display:block}
`;
