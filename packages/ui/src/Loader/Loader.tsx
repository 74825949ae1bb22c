import { drawing, full, loader, sizes, spinner } from "./Loader.css.ts";

export type LoaderProps = { label: string; size?: keyof typeof sizes; isFullPage?: boolean };

export function Loader({ label, size = "md", isFullPage }: LoaderProps) {
  return (
    <div role="status" className={isFullPage ? `${loader} ${full}` : loader}>
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
