import { Tag } from "@ats/ui/Tag";
import { useTexts } from "@ats/ui/texts";
import { lazy, Suspense, useRef, useState } from "react";
import { rowTexts } from "./row-texts.ts";

const RowMarksPopover = lazy(() => import("./RowMarksPopover.tsx"));

export interface RowMark {
  label: string;
  /** Says more in the popover. */
  meaning?: string;
  /** False for what only stands out, such as a highlight. */
  isIssue: boolean;
}

/** One mark for all that stands out in a row: "2 issues" opens what they are. */
export function RowMarks({ marks }: { marks: readonly RowMark[] }) {
  const say = useTexts();
  const button = useRef<Element>(null);
  const [isOpen, setOpen] = useState<boolean>();
  if (marks.length === 0) return null;
  const issues = marks.filter(({ isIssue }) => isIssue).length;
  const text =
    issues === 0 ? rowTexts.highlights : issues < marks.length ? rowTexts.marks : rowTexts.issues;
  const title = say(text, { count: marks.length });
  const labels = marks.map(({ label }) => label).join(", ");
  return (
    <>
      <Tag
        tone={issues > 0 ? "warning" : "accent"}
        pressLabel={say(rowTexts.marksAre, { title, labels })}
        onPress={(element) => {
          button.current = element;
          setOpen(true);
        }}
      >
        {title}
      </Tag>
      {isOpen !== undefined && (
        <Suspense>
          <RowMarksPopover {...{ title, marks, isOpen }} anchor={button} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
