import type { Env } from "hono";
import { type BrandLook, brandStyle } from "@ats/core/careers/brand";
import { pageStyle } from "@ats/core/careers/page-style";
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
  /** The brand of the company that the page is from. */
  brand?: BrandLook | null;
  /** Rules after those of every page. */
  style?: string;
  /** Further elements of the head. */
  head?: Markup;
}

/** Writes a whole page. Interpolated texts are escaped. */
export const page = (
  { title, nonce, language = "en", brand, style = "", head }: PageOptions,
  body: Markup,
): Markup => html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
${ownReferrer}
<style nonce="${nonce}">@layer page{${raw(pageStyle + (brand ? brandStyle(brand) : "") + style)}}</style>${head ?? ""}</head>
<body>${body}</body></html>`;

/** The host's policy is to send no Referer; under that, browsers hide the Origin of a form too. */
const ownReferrer = html`<meta name="referrer" content="same-origin">`;
