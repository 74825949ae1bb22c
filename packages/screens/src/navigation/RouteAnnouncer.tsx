import { VisuallyHidden } from "@ats/ui/VisuallyHidden";
import { useEffect, useRef, useState } from "react";
import { useIsEntry, usePath } from "../app/router.tsx";

/**
 * After navigation, scrolls to the top, announces the title, and moves a lost focus to the new
 * page.
 */
export function RouteAnnouncer() {
  const path = usePath();
  const isEntry = useIsEntry();
  const first = useRef(isEntry ? path : "");
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (path === first.current) return;
    first.current = "";
    const main = document.getElementById("content");
    main?.scrollTo(0, 0);
    // Waits until the screen has rendered and set its title.
    const timer = setTimeout(() => {
      setTitle(document.title);
      if (document.activeElement === document.body) main?.focus({ preventScroll: true });
    }, 100);
    return () => clearTimeout(timer);
  }, [path]);
  return <VisuallyHidden role="status">{title}</VisuallyHidden>;
}
