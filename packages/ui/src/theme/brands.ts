export type Brand = {
  name: string;
  /** `#rrggbb`. Colours for buttons, links, focus and selection derive from it. */
  accent: string;
  /** `#rrggbb`. Background of the main navigation, dark or light. */
  sidebar: string;
};

/** Brands by ATS logo key. Unknown keys use `default`. */
export const brands = {
  default: { name: "ATS", accent: "#3f5bd8", sidebar: "#171b27" },
  "northgate-group": { name: "Northgate Group", accent: "#0b7a70", sidebar: "#0f2a2c" },
  "northgate-care": { name: "Northgate Care", accent: "#a82a72", sidebar: "#2d1426" },
  "riverside-council": { name: "Riverside Council", accent: "#1668b0", sidebar: "#e8f0f7" },
  brightstaff: { name: "Brightstaff", accent: "#ffc21a", sidebar: "#25221c" },
} satisfies Record<string, Brand>;

export type BrandKey = keyof typeof brands;
