import type { BrandLook } from "@ats/core/careers/brand";
import { html } from "hono/html";
import type { Markup } from "../kernel/page.ts";

/** The company's logo, or else its name. */
export const companySign = ({ name, brand }: { name: string; brand: BrandLook | null }): Markup =>
  brand?.logo_url ? html`<img src="${brand.logo_url}" alt="${name}">` : html`${name}`;
