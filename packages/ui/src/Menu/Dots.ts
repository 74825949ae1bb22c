import { createLucideIcon } from "lucide-react";

/** The icon of a row's or card's menu, drawn as one path because a list shows many. */
export const Dots = createLucideIcon("dots", [
  ["path", { d: "M12 5h.01M12 12h.01M12 19h.01", strokeWidth: 4, key: "dots" }],
]);
