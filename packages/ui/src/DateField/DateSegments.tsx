import { type ComponentProps, type Ref, use } from "react";
import {
  DateFieldStateContext,
  DateInput,
  DateSegment,
  TimeFieldStateContext,
  useLocale,
} from "react-aria-components";
import { InTextLocale } from "../texts/InTextLocale.tsx";
import * as css from "./DateSegments.css.ts";

export type DateSegmentsProps = {
  slot?: "start" | "end";
  /** Class of the field box, unless an outer element draws the box. */
  look?: string;
  /** Receives the first editable segment, which takes the field's focus. */
  ref?: Ref<HTMLElement> | undefined;
};

/** Shows the editable parts of a date or time in the order and direction of the texts' language. */
export const DateSegments = (props: DateSegmentsProps) => (
  <InTextLocale>
    <Segments {...props} />
  </InTextLocale>
);

const Segments = ({ slot, look = "", ref }: DateSegmentsProps) => (
  <DateInput slot={slot} dir={useLocale().direction} className={`${look} ${css.segments}`}>
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
