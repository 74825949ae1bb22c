import type { Highlight, HighlightIcon } from "@ats/core/applications/highlight";
import { Tag } from "@ats/ui/Tag";
import { Award, Clock, Flag, Heart, type LucideIcon, Shield, Star } from "lucide-react";

const icons: Record<HighlightIcon, LucideIcon> = {
  star: Star,
  flag: Flag,
  award: Award,
  shield: Shield,
  heart: Heart,
  clock: Clock,
};

/** Shows the highlights that the company set for this reader's user type. Specification §6. */
export const HighlightMarks = ({ highlights }: { highlights: readonly Highlight[] }) =>
  highlights.map(({ icon, highlight_name }) => {
    const Icon = icons[icon];
    return (
      <Tag key={highlight_name} tone="accent" icon={<Icon aria-hidden="true" />}>
        {highlight_name}
      </Tag>
    );
  });
