import { type ComponentProps, type Ref, use } from "react";
import {
  DateFieldStateContext,
  DateInput,
  DateSegment,
  TimeFieldStateContext,
} from "react-aria-components";
import * as css from "./DateSegments.css.ts";

export type DateSegmentsProps = {
  slot?: "start" | "end";
  /** The box around it, where it is its own. */
  look?: string;
  /** The first segment: what has the focus when the field gets it. */
  ref?: Ref<HTMLElement> | undefined;
};

/** The parts of a date or time, each typed or stepped by itself, in the order of the locale. */
export const DateSegments = ({ slot, look = "", ref }: DateSegmentsProps) => (
  <DateInput slot={slot} className={`${look} ${css.segments}`}>
    {(segment) => <Segment segment={segment} first={ref} />}
  </DateInput>
);

type SegmentProps = Pick<ComponentProps<typeof DateSegment>, "segment"> & {
  first: DateSegmentsProps["ref"];
};

function Segment({ segment, first }: SegmentProps) {
  const date = use(DateFieldStateContext);
  const time = use(TimeFieldStateContext);
  const isFirst = (date ?? time)?.segments.find(({ isEditable }) => isEditable) === segment;
  return (
    <DateSegment ref={isFirst ? first : undefined} segment={segment} className={css.segment} />
  );
}
