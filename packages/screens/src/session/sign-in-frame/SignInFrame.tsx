import { useTexts } from "@ats/ui/texts";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { BrandMark } from "./BrandMark.tsx";
import * as css from "./SignInFrame.css.ts";
import { signInFrameTexts } from "./texts.ts";

const promises = [signInFrameTexts.onePage, signInFrameTexts.fairReads, signInFrameTexts.live];

/** Layout of pages outside the shell: the brand next to a form. */
export function SignInFrame({ children }: { children: ReactNode }) {
  const say = useTexts();
  return (
    <div className={css.frame}>
      <aside className={css.brand} aria-label={say(signInFrameTexts.about)}>
        <BrandMark />
        <div className={css.pitch}>
          <p className={css.headline}>{say(signInFrameTexts.headline)}</p>
          <ul className={css.promises} role="list">
            {promises.map((promise) => (
              <li key={promise.id} className={css.promise}>
                <Check className={css.tick} aria-hidden="true" />
                {say(promise)}
              </li>
            ))}
          </ul>
        </div>
        <p className={css.foot}>{say(signInFrameTexts.foot)}</p>
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
