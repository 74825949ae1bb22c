import { Tag } from "@ats/ui/Tag";
import { Flag } from "lucide-react";

/** That answers of an applicant are flagged: for a person to look at, nobody is rejected by it. */
export const KnockOutMark = ({ count = 1 }: { count?: number }) => (
  <Tag tone="warning" icon={<Flag aria-hidden="true" />}>
    {count === 1 ? "Knock-out answer" : `${count} knock-out answers`}
  </Tag>
);
