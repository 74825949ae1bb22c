import { Tag } from "@ats/ui/Tag";
import { useTexts } from "@ats/ui/texts";
import { Flag } from "lucide-react";
import { applicationsTexts } from "./texts.ts";

/** Flags knock-out answers for a person to review; nobody is rejected automatically. */
export const KnockOutMark = ({ count = 1 }: { count?: number }) => {
  const say = useTexts();
  return (
    <Tag tone="warning" icon={<Flag aria-hidden="true" />}>
      {say(applicationsTexts.knockOutAnswers, { count })}
    </Tag>
  );
};
