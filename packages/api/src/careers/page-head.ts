import { careersPath } from "@ats/core/careers/address";
import { plainTextOf } from "@ats/core/templates/plain-text";
import { html } from "hono/html";
import type { Markup } from "../kernel/page.ts";
import type { CareersView } from "./careers-view.ts";

/** Keeps a page out of search engines. */
export const noIndex: Markup = html`<meta name="robots" content="noindex">`;

/** Search engines and social networks show about so much. */
const longest = 200;

/** Shortens a text to whole words. */
export function excerpt(markup: string): string {
  const text = plainTextOf(markup).replace(/\s+/g, " ");
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  return `${cut.slice(0, cut.lastIndexOf(" ") + 1 || longest).trimEnd()}…`;
}

interface About {
  title: string;
  description: string;
  job_number?: number;
  /** Address of the picture of a shared link; by default the logo. */
  picture?: string | null;
}

/** Describes a careers page to search engines and social networks. */
export function pageHead(
  view: CareersView,
  { title, description, job_number, picture }: About,
): Markup {
  const { key, name, brand, visit, publicUrl } = view;
  if (visit.internal) return noIndex;
  const urlOf = (path: string) => new URL(path, publicUrl).href;
  const url = urlOf(careersPath(key, job_number));
  const image = picture ?? (brand?.logo_url && urlOf(brand.logo_url));
  const properties = {
    type: "website",
    site_name: name,
    title,
    description,
    url,
    ...(image && { image }),
  };
  return html`<meta name="description" content="${description}"><link rel="canonical" href="${url}">${Object.entries(
    properties,
  ).map(([property, content]) => html`<meta property="og:${property}" content="${content}">`)}`;
}
