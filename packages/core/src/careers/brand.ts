import { z } from "zod";
import { photoTypes } from "../users/profile.ts";
import { sanitiseText } from "../validation/text.ts";
import { brandColours } from "./brand-colours.ts";

/** Fonts that systems have, so that a page loads none. */
export const brandFonts = {
  standard: "system-ui,sans-serif",
  plain: 'Inter,Roboto,"Helvetica Neue","Arial Nova","Nimbus Sans",Arial,sans-serif',
  humanist: 'Seravek,"Gill Sans Nova",Ubuntu,Calibri,"DejaVu Sans",sans-serif',
  geometric: 'Avenir,Montserrat,Corbel,"URW Gothic",sans-serif',
  rounded: 'ui-rounded,"Hiragino Maru Gothic ProN",Quicksand,"Arial Rounded MT Bold",sans-serif',
  book: '"Iowan Old Style","Palatino Linotype","URW Palladio L",P052,serif',
  newspaper: 'Charter,"Bitstream Charter","Sitka Text",Cambria,serif',
  slab: 'Rockwell,"Rockwell Nova","Roboto Slab","DejaVu Serif",serif',
} as const;
export type BrandFont = keyof typeof brandFonts;

/** Largest logo in bytes: it loads with a page, and both together have 60 kB. */
export const logoMaxBytes = 16_384;

const logo = z
  .string()
  .max(
    Math.ceil(logoMaxBytes / 3) * 4 + "data:image/webp;base64,".length,
    "The logo is larger than 16 kB. Choose a simpler picture.",
  )
  .regex(
    new RegExp(`^data:(${photoTypes.join("|")});base64,[A-Za-z0-9+/]+={0,2}$`),
    "Choose a PNG, JPEG or WebP picture.",
  );

/** How the careers pages of a company, or the adverts of one of its brands, look. */
export const brandInput = z.object({
  /** Brand of the jobs whose adverts look so; empty for all other careers pages. */
  name: z
    .string()
    .max(120, "Shorten this to 120 characters or fewer.")
    .transform(sanitiseText)
    .default(""),
  accent: z
    .string()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, "Enter a colour with six digits, such as #0b5cab."),
  font: z.enum(Object.keys(brandFonts) as BrandFont[], "Choose a font."),
  /** Name in which mail to applicants of the brand is sent; empty for the brand's own. */
  mail_name: z
    .string()
    .max(100, "Shorten this to 100 characters or fewer.")
    .transform(sanitiseText)
    .default(""),
  /** Address that gets the replies; null for each job's recruiter. */
  reply_to: z
    .email("Enter an email address, such as jobs@example.com.")
    .max(254, "Shorten this to 254 characters or fewer.")
    .nullable()
    .default(null),
  /** A picture as a `data:` address; null removes the logo, and without it the logo stays. */
  logo: logo.nullable().optional(),
});
export type BrandInput = z.output<typeof brandInput>;

/** The look as visitors see it. */
export const brandLookSchema = z.object({
  accent: z.string(),
  font: z.enum(Object.keys(brandFonts) as BrandFont[]),
  /** Path of the logo; a new logo gets a new one. */
  logo_url: z.string().nullable(),
});
export type BrandLook = z.output<typeof brandLookSchema>;

export const brandSchema = brandLookSchema.extend({
  id: z.number().int(),
  name: z.string(),
  mail_name: z.string(),
  reply_to: z.string().nullable(),
  /** Incremented by each change; an edit names the version it started from in `If-Match`. */
  version: z.number().int(),
});
export type Brand = z.output<typeof brandSchema>;

/** CSS that dresses a page in a brand, after the style of every page. */
export function brandStyle({ accent, font }: Pick<BrandLook, "accent" | "font">): string {
  const { onAccent, link } = brandColours(accent);
  return `:root,:host{--accent:${accent};--on-accent:${onAccent};--link:light-dark(${link.light},${link.dark});
--font:${brandFonts[font]}}
header{border-block-start:.25rem solid var(--accent)}
`;
}
