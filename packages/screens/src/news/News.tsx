import { IconButton } from "@ats/ui/IconButton";
import { Newspaper } from "lucide-react";
import { lazy, Suspense } from "react";

const NewsWidget = lazy(() => import("./NewsWidget.tsx"));

/** News of the product; the button is there before what it opens. Specification §2, Toolbar. */
export function News() {
  const icon = <Newspaper />;
  return (
    <Suspense fallback={<IconButton aria-label="News" icon={icon} isDisabled />}>
      <NewsWidget icon={icon} />
    </Suspense>
  );
}
