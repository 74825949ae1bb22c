import { type ReactNode, useEffect, useState } from "react";
import { board } from "./Calendar.css.ts";

/**
 * Shows FullCalendar when it has measured its hours and rows, two frames after it is there. A
 * component of its own, so that FullCalendar is not rendered again for it.
 */
export function Sized({ children }: { children: ReactNode }) {
  const [isSized, setSized] = useState(false);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setSized(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div className={board} data-sized={isSized}>
      {children}
    </div>
  );
}
