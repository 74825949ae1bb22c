import type { ReactNode } from "react";
import { Check } from "lucide-react";
import { BrandMark } from "./BrandMark.tsx";
import * as css from "./SignInFrame.css.ts";

const promises = [
  "Every application of a vacancy on one page",
  "Fair first reads with anonymised candidates",
  "Changes by your colleagues as they happen",
];

/** Layout of pages outside the shell: the brand next to a form. */
export function SignInFrame({ children }: { children: ReactNode }) {
  return (
    <div className={css.frame}>
      <aside className={css.brand} aria-label="About the product">
        <BrandMark />
        <div className={css.pitch}>
          <p className={css.headline}>From vacancy to first day, together.</p>
          <ul className={css.promises} role="list">
            {promises.map((promise) => (
              <li key={promise} className={css.promise}>
                <Check className={css.tick} aria-hidden="true" />
                {promise}
              </li>
            ))}
          </ul>
        </div>
        <p className={css.foot}>Applicant tracking and recruitment</p>
      </aside>
      <main id="content" tabIndex={-1} className={css.main}>
        <div className={css.small}>
          <BrandMark />
        </div>
        <div className={css.content}>{children}</div>
      </main>
    </div>
  );
}
