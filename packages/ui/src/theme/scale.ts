/** Sizes and durations shared by all themes and brands. */
export const scale = {
  font: {
    family:
      '"Inter Variable", "Inter Fallback", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
    mono: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
    size: {
      xs: "0.75rem",
      sm: "0.8125rem",
      md: "0.875rem",
      lg: "1rem",
      xl: "1.25rem",
      xxl: "1.5rem",
    },
    line: { xs: "1rem", sm: "1.25rem", md: "1.25rem", lg: "1.5rem", xl: "1.75rem", xxl: "2rem" },
    weight: { regular: "400", medium: "500", semibold: "600" },
  },
  space: {
    none: "0",
    xxs: "0.125rem",
    xs: "0.25rem",
    sm: "0.5rem",
    md: "0.75rem",
    lg: "1rem",
    xl: "1.5rem",
    xxl: "2rem",
    xxxl: "3rem",
  },
  radius: { sm: "4px", md: "6px", lg: "10px", full: "999px" },
  elevation: {
    low: "0 1px 2px light-dark(rgb(20 26 40 / 0.06), rgb(0 0 0 / 0.4))",
    medium:
      "0 4px 12px light-dark(rgb(20 26 40 / 0.09), rgb(0 0 0 / 0.45)), 0 1px 3px light-dark(rgb(20 26 40 / 0.06), transparent)",
    high: "0 16px 48px light-dark(rgb(20 26 40 / 0.18), rgb(0 0 0 / 0.6)), 0 4px 12px light-dark(rgb(20 26 40 / 0.08), transparent)",
  },
  motion: { fast: "120ms", normal: "200ms", easing: "cubic-bezier(0.2, 0, 0, 1)" },
  /** Stacking order. `popover` is React Aria's own value. */
  layer: { sticky: "10", shell: "20", modal: "100", popover: "100000", toast: "100001" },
};

export const densities = {
  comfortable: { control: "2.25rem", controlSmall: "1.75rem", row: "2.75rem", cell: "0.75rem" },
  compact: { control: "2rem", controlSmall: "1.625rem", row: "1.75rem", cell: "0.5rem" },
};
