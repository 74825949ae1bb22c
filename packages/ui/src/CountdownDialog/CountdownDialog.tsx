import { type ReactNode, useEffect, useEffectEvent, useId, useState } from "react";
import { Dialog, Heading, useLocale } from "react-aria-components";
import { Button } from "../Button/Button.tsx";
import * as frame from "../Dialog/Dialog.css.ts";
import { heading, sizes } from "../Heading/Heading.css.ts";
import { useMessages } from "../messages/messages.tsx";
import { ModalFrame } from "../ModalFrame/ModalFrame.tsx";
import type { RootProps } from "../root/root.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./CountdownDialog.css.ts";
import { passedSince, secondsUntil } from "./countdown.ts";

export type CountdownDialogProps = RootProps & {
  isOpen: boolean;
  title: string;
  /** Why, and what happens at the end. */
  children: ReactNode;
  /** When the time is up, as epoch milliseconds. */
  deadline: number;
  /** Milliseconds that the whole countdown takes: how full the bar is. */
  duration?: number;
  continueLabel: string;
  onContinue: () => void;
  isPending?: boolean;
  /** The other way out, at once: "Log out". */
  endLabel: string;
  onEnd: () => void;
  /** The time is up. Called once for each deadline. */
  onExpire: () => void;
};

/** An `alertdialog` that waits for an answer until its time is up. Escape does nothing. */
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
  const say = useMessages();
  const id = useId();
  const { locale } = useLocale();
  const [left, setLeft] = useState(() => secondsUntil(deadline, Date.now()));
  const { said, isUrgent } = useSaid(left);
  // A live region is there before it is filled, or the first time would not be read out.
  const [isThere, setThere] = useState(false);
  const expire = useEffectEvent(onExpire);
  useEffect(() => {
    const update = () => {
      setLeft(secondsUntil(deadline, Date.now()));
      setThere(true);
    };
    const timer = setInterval(update, 250);
    // A tab in the background is woken rarely or not at all.
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

  const spell = (seconds: number) =>
    say("timeLeft", {
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
          <span className={css.time}>{spell(left)}</span>
          <span className={css.track}>
            <span
              className={css.rest}
              style={{ inlineSize: `${Math.min(1, (left * 1000) / duration) * 100}%` }}
            />
          </span>
        </div>
        <VisuallyHidden role="status">
          {isThere && said !== undefined && !isUrgent && spell(said)}
        </VisuallyHidden>
        <VisuallyHidden role="alert">
          {isThere && said !== undefined && isUrgent && spell(said)}
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

/** The seconds last said aloud, and whether they were urgent. */
function useSaid(left: number) {
  const [at, setAt] = useState({
    before: Number.POSITIVE_INFINITY,
    said: undefined as number | undefined,
  });
  if (at.before !== left) {
    const passed = passedSince(at.before, left);
    setAt({ before: left, said: passed === undefined ? at.said : left });
  }
  return { said: at.said, isUrgent: at.said !== undefined && at.said <= 10 };
}
