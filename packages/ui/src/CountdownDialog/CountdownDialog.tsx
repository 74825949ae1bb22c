import { type ReactNode, useEffect, useEffectEvent, useId, useState } from "react";
import { Dialog, Heading } from "react-aria-components";
import { Button } from "../Button/Button.tsx";
import * as frame from "../Dialog/Dialog.css.ts";
import { heading, sizes } from "../Heading/Heading.css.ts";
import { ModalFrame } from "../ModalFrame/ModalFrame.tsx";
import type { RootProps } from "../root/root.ts";
import { useTexts } from "../texts/texts.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./CountdownDialog.css.ts";
import { passedMark, secondsUntil } from "./countdown.ts";
import { countdownDialogTexts } from "./texts.ts";
import { useLocale } from "../texts/useLocale.ts";

export type CountdownDialogProps = RootProps & {
  isOpen: boolean;
  title: string;
  /** The reason, and what happens at the end. */
  children: ReactNode;
  /** Epoch milliseconds. */
  deadline: number;
  /** Milliseconds of the whole countdown, which sets how full the bar is. */
  duration?: number;
  continueLabel: string;
  onContinue: () => void;
  isPending?: boolean;
  /** Label of the button that ends the countdown at once: "Log out". */
  endLabel: string;
  onEnd: () => void;
  /** Called once per deadline when the time is up. */
  onExpire: () => void;
};

/** Waits in an `alertdialog` for an answer until the time is up. Escape does not close it. */
export function CountdownDialog({ isOpen, ...content }: CountdownDialogProps) {
  return (
    <ModalFrame isOpen={isOpen} isKeyboardDismissDisabled box={`${frame.modal} ${frame.sizes.sm}`}>
      <Countdown key={content.deadline} {...content} />
    </ModalFrame>
  );
}

function Countdown({
  title,
  children,
  deadline,
  duration = 60_000,
  continueLabel,
  onContinue,
  isPending,
  endLabel,
  onEnd,
  onExpire,
  ...root
}: Omit<CountdownDialogProps, "isOpen">) {
  const say = useTexts();
  const id = useId();
  const { locale } = useLocale();
  const [left, setLeft] = useState(() => secondsUntil(deadline, Date.now()));
  const { announced, isUrgent } = useAnnouncedSeconds(left);
  // Screen readers announce a live region only if it existed before its text did.
  const [hasMounted, setHasMounted] = useState(false);
  const expire = useEffectEvent(onExpire);
  useEffect(() => {
    const update = () => {
      setLeft(secondsUntil(deadline, Date.now()));
      setHasMounted(true);
    };
    const timer = setInterval(update, 250);
    // Browsers slow or stop timers in background tabs.
    document.addEventListener("visibilitychange", update);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", update);
    };
  }, [deadline]);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) expire();
  }, [isOver]);

  const timeLeftText = (seconds: number) =>
    say(countdownDialogTexts.timeLeft, {
      time: new Intl.NumberFormat(locale, {
        style: "unit",
        unit: "second",
        unitDisplay: "long",
      }).format(seconds),
    });
  return (
    <Dialog {...root} role="alertdialog" aria-describedby={id} className={frame.dialog}>
      <div className={frame.header}>
        <div className={frame.titles}>
          <Heading slot="title" level={2} className={`${heading} ${sizes.lg}`}>
            {title}
          </Heading>
        </div>
      </div>
      <div className={frame.body}>
        <div id={id}>{children}</div>
        <div aria-hidden="true" className={css.countdown}>
          <span className={css.time}>{timeLeftText(left)}</span>
          <span className={css.track}>
            <span
              className={css.rest}
              style={{ inlineSize: `${Math.min(1, (left * 1000) / duration) * 100}%` }}
            />
          </span>
        </div>
        <VisuallyHidden role="status">
          {hasMounted && announced !== undefined && !isUrgent && timeLeftText(announced)}
        </VisuallyHidden>
        <VisuallyHidden role="alert">
          {hasMounted && announced !== undefined && isUrgent && timeLeftText(announced)}
        </VisuallyHidden>
      </div>
      <div className={frame.footer}>
        <Button onPress={onEnd}>{endLabel}</Button>
        <Button variant="primary" autoFocus isPending={isPending} onPress={onContinue}>
          {continueLabel}
        </Button>
      </div>
    </Dialog>
  );
}

/** Returns the seconds last announced and whether they are urgent. */
function useAnnouncedSeconds(left: number) {
  const [at, setAt] = useState({
    before: Number.POSITIVE_INFINITY,
    announced: undefined as number | undefined,
  });
  if (at.before !== left) {
    const passed = passedMark(at.before, left);
    setAt({ before: left, announced: passed === undefined ? at.announced : left });
  }
  return { announced: at.announced, isUrgent: at.announced !== undefined && at.announced <= 10 };
}
