import { useEffect, useState } from "react";

/** Tells when FullCalendar has measured its hours and rows, two frames after it is there. */
export function useSized(isThere: boolean): boolean {
  const [isSized, setSized] = useState(false);
  useEffect(() => {
    if (!isThere) return;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setSized(true));
    });
    return () => cancelAnimationFrame(frame);
  }, [isThere]);
  return isSized;
}
