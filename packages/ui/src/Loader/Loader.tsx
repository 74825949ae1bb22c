import type { RootProps } from "../root/root.ts";
import { drawing, full, loader, sizes, spinner } from "./Loader.css.ts";

export type LoaderProps = RootProps<HTMLDivElement> & {
  /** What is awaited: "Loading jobs". */
  label: string;
  size?: keyof typeof sizes;
  /** In the middle of the window, before there is a page. */
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

/** A turning ring as large as the text around it. Says nothing by itself. */
export function Spinner() {
  return <span aria-hidden="true" className={spinner} />;
}
