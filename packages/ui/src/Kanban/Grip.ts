import { createLucideIcon } from "lucide-react";

/** The grip icon drawn as a single path, because a board has many of them. */
export const Grip = createLucideIcon("grip", [
  [
    "path",
    {
      d: "M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01",
      strokeWidth: 4,
      key: "grip",
    },
  ],
]);
