import { type BrandLook, brandFonts } from "@ats/core/careers/brand";
import { brandVariables } from "@ats/ui/theme";
import { useEffect } from "react";

/** Dresses the whole page, with its popovers, in a company's brand. */
export function useBrand(brand: BrandLook | null): void {
  useEffect(() => {
    if (!brand) return;
    const { accent, font } = brand;
    const variables = {
      ...brandVariables({ name: "", accent, sidebar: accent }),
      "--ats-font-family": brandFonts[font],
    };
    const { style } = document.documentElement;
    for (const [name, value] of Object.entries(variables)) style.setProperty(name, value);
    return () => {
      for (const name of Object.keys(variables)) style.removeProperty(name);
    };
  }, [brand]);
}
