import { z } from "zod";
import { sanitiseText } from "../validation/text.ts";

/** Search engines cut a longer title or description. */
export const seoLengths = { title: 60, description: 160 } as const;

const line = (longest: number) =>
  z
    .string()
    .max(longest, `Shorten this to ${longest} characters or fewer. Search engines cut the rest.`)
    .transform(sanitiseText);

/** How search engines and shared links show the list of vacancies. Empty for the page's own words. */
export const seoSettings = z.object({
  title: line(seoLengths.title),
  description: line(seoLengths.description),
  /** Address of the picture that a shared link shows; null for the logo. */
  share_picture: z
    .url({ protocol: /^https$/, error: "Enter an address that begins with https://." })
    .max(2000, "Enter an address of at most 2,000 characters.")
    .nullable(),
});
export type SeoSettings = z.output<typeof seoSettings>;

export const noSeo: SeoSettings = { title: "", description: "", share_picture: null };
