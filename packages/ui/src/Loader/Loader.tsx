import type { RootProps } from "../root/root.ts";
import { drawing, full, loader, sizes, spinner } from "./Loader.css.ts";

export type LoaderProps = RootProps<HTMLDivElement> & {
  /** Describes what is loading: "Loading jobs". */
  label: string;
  size?: keyof typeof sizes;
  /** Centres it in the window, for use before the page exists. */
  isFullPage?: boolean;
};

export function Loader({ label, size = "md", isFullPage, ...root }: LoaderProps) {
  return (
    <div {...root} role="status" className={isFullPage ? `${loader} ${full}` : loader}>
      <span className={`${drawing} ${sizes[size]}`}>
        <Spinner />
      </span>
      <span>{label}</span>
    </div>
  );
}

/** Shows a spinning ring, as tall as the surrounding text. Hidden from screen readers. */
export function Spinner() {
  return <span aria-hidden="true" className={spinner} />;
}
