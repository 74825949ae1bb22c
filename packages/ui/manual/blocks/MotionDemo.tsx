import { useState } from "react";
import { Button } from "../../src/Button/Button.tsx";
import { vars } from "../../src/theme/theme.css.ts";
import * as css from "./MotionDemo.css.ts";

export function MotionDemo({ speed }: { speed: "fast" | "normal" }) {
  const [isThere, move] = useState(false);
  return (
    <div className={css.line}>
      <Button size="sm" aria-label={`Show ${speed}`} onPress={() => move(!isThere)}>
        Show
      </Button>
      <div className={css.track}>
        <div
          className={css.dot}
          style={{
            insetInlineStart: isThere ? "calc(100% - 1.25rem)" : "0",
            transition: `inset-inline-start ${vars.motion[speed]} ${vars.motion.easing}`,
          }}
        />
      </div>
    </div>
  );
}
