import * as css from "./SignInFrame.css.ts";

export function BrandMark() {
  return (
    <span className={css.mark}>
      <svg viewBox="0 0 32 32" aria-hidden="true" className={css.sign}>
        <rect width="32" height="32" rx="8" className={css.signGround} />
        <path d="M9 22.5 16 8.5l7 14" className={css.signLine} />
        <circle cx="16" cy="20.5" r="2.4" fill="#fff" />
      </svg>
      ATS
    </span>
  );
}
