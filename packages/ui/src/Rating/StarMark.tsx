import { Star } from "lucide-react";
import { full, part, partFull } from "./Rating.css.ts";

/** One star, full from its start by the share of 0 to 1. */
export function StarMark({ share }: { share: number }) {
  if (share <= 0) return <Star />;
  if (share >= 1) return <Star className={full} />;
  return (
    <span className={part}>
      <Star />
      <span className={partFull} style={{ inlineSize: `${share * 100}%` }}>
        <Star className={full} />
      </span>
    </span>
  );
}
