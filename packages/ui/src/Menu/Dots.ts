import { createLucideIcon } from "lucide-react";

/** Opens the menu of a row or card: in one path, since a list has many of them. */
export const Dots = createLucideIcon("dots", [
  ["path", { d: "M12 5h.01M12 12h.01M12 19h.01", strokeWidth: 4, key: "dots" }],
]);
