import { Tag } from "@ats/ui/Tag";
import { Flag } from "lucide-react";

/** Flags knock-out answers for a person to review; nobody is rejected automatically. */
export const KnockOutMark = ({ count = 1 }: { count?: number }) => (
  <Tag tone="warning" icon={<Flag aria-hidden="true" />}>
    {count === 1 ? "Knock-out answer" : `${count} knock-out answers`}
  </Tag>
);
