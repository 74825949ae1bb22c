import { z } from "zod";
import { isSecureAddress } from "../embed/secure-address.ts";

/** A page of a partner's product: on https, or on the local machine. */
const partnersPage = z
  .url({
    error: "Enter the full address of the page, such as https://portal.example/recruitment.",
  })
  .max(2000, "Enter an address of at most 2,000 characters.")
  .refine(isOfAPartner, "Enter an address that begins with https:// and contains no user name.");

function isOfAPartner(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && !url.username && !url.password && isSecureAddress(url);
}

/** Most origins in one list. */
export const mostOrigins = 10;

/** Addresses of partners' pages, saved as their origins, such as `https://portal.example`. */
export const partnersOrigins = z
  .array(partnersPage.transform((address) => new URL(address).origin))
  .max(mostOrigins, `Enter at most ${mostOrigins} addresses.`)
  .transform((origins) => [...new Set(origins)]);

/** The page of a partner that embeds the product. Specification §3, `iframeSettings`. */
export const iframeSettings = z
  .object({ isIframe: z.boolean(), iframeUrl: partnersPage.nullable() })
  .refine(({ isIframe, iframeUrl }) => !isIframe || iframeUrl !== null, {
    path: ["iframeUrl"],
    message: "Enter the address of the page that embeds the product.",
  });
export type IframeSettings = z.output<typeof iframeSettings>;

/** Returns the origin whose pages may embed the product. */
export const frameOrigin = ({ isIframe, iframeUrl }: IframeSettings): string | undefined =>
  (isIframe && iframeUrl && URL.parse(iframeUrl)?.origin) || undefined;

/** The pages that embed the company's careers pages. */
export const careersFrameSettings = z
  .object({ isEmbedded: z.boolean(), pages: partnersOrigins })
  .refine(({ isEmbedded, pages }) => !isEmbedded || pages.length > 0, {
    path: ["pages"],
    message: "Enter the address of a page that embeds the careers pages.",
  });
export type CareersFrameSettings = z.output<typeof careersFrameSettings>;

export const noCareersFrame: CareersFrameSettings = { isEmbedded: false, pages: [] };
