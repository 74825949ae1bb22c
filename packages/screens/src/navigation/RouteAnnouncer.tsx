import { VisuallyHidden } from "@ats/ui/VisuallyHidden";
import { useEffect, useRef, useState } from "react";
import { useIsEntry, usePath } from "../app/router.tsx";

/** On another path: the page starts at its top, its title is said, and a focus that went with the old page lands in the new one. */
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
    // After the screen has drawn itself and named the page.
    const timer = setTimeout(() => {
      setTitle(document.title);
      if (document.activeElement === document.body) main?.focus({ preventScroll: true });
    }, 100);
    return () => clearTimeout(timer);
  }, [path]);
  return <VisuallyHidden role="status">{title}</VisuallyHidden>;
}
