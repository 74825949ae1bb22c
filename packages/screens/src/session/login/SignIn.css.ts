import { vars } from "@ats/ui/theme.css";
import { style } from "@vanilla-extract/css";

export const page = style({ maxInlineSize: "26rem", marginInline: "auto", padding: vars.space.lg });
