import { X } from "lucide-react";
import { lazy, Suspense, useRef, useState, useSyncExternalStore } from "react";
import {
  UNSTABLE_ToastContent as RacContent,
  UNSTABLE_ToastList as RacList,
  UNSTABLE_ToastRegion as RacRegion,
  UNSTABLE_Toast as RacToast,
  Text,
} from "react-aria-components";
import { toneIcons } from "../Banner/Banner.tsx";
import { Button } from "../Button/Button.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Keys, undoKeys, useHasKeyboard, useHotkey } from "../Keys/Keys.tsx";
import { useTexts } from "../texts/texts.tsx";
import { ink } from "../tone/tone.css.ts";
import { words } from "../words/texts.ts";
import * as css from "./Toast.css.ts";
import { queue, type ToastContent } from "./toastQueue.ts";
import { useToastKeys } from "./useToastKeys.ts";

const ToastDetails = lazy(() => import("./ToastDetails.tsx"));

type ToastButton = NonNullable<ToastContent["action"]> & { keys?: string | undefined };

const subscribe = (changed: () => void) => queue.subscribe(changed);
const visibleToasts = () => queue.visibleToasts;

/**
 * The region where toasts appear; F6 moves the focus there, and `undoKeys`
 * undoes what the newest offers to undo. `UiProvider` renders it.
 */
export default function ToastRegion() {
  const say = useTexts();
  const [listed, setListed] = useState<ToastContent>();
  const region = useRef<HTMLDivElement>(null);
  useToastKeys(region);
  const hasKeyboard = useHasKeyboard();
  const toasts = useSyncExternalStore(subscribe, visibleToasts);
  const undoable = toasts.find(({ content }) => content.onUndo);
  useHotkey(undoable && undoKeys, () => {
    undoable?.content.onUndo?.();
    if (undoable) queue.close(undoable.key);
  });
  return (
    <>
      <RacRegion ref={region} queue={queue} className={css.region}>
        <RacList<ToastContent> className={css.list}>
          {({ toast }) => {
            const { tone = "info", title, description, details, action, onUndo } = toast.content;
            const buttons = [
              onUndo && {
                label: say(words.undo),
                onPress: onUndo,
                keys: toast.key === undoable?.key && hasKeyboard ? undoKeys : undefined,
              },
              details && { label: say(words.showAll), onPress: () => setListed(toast.content) },
              action,
            ].filter((button): button is ToastButton => button !== undefined);
            const Icon = toneIcons[tone];
            return (
              <RacToast toast={toast} className={css.toast}>
                <Icon className={`${css.icon} ${ink[tone]}`} />
                <RacContent className={css.content}>
                  <Text slot="title" className={css.title}>
                    {title}
                  </Text>
                  {description && (
                    <Text slot="description" className={css.description}>
                      {description}
                    </Text>
                  )}
                  {buttons.length > 0 && (
                    <span className={css.actions}>
                      {buttons.map(({ label, onPress, keys }) => (
                        <Button
                          key={label}
                          size="sm"
                          onPress={() => {
                            onPress();
                            queue.close(toast.key);
                          }}
                        >
                          {label}
                          {keys && (
                            <span aria-hidden="true">
                              <Keys keys={keys} />
                            </span>
                          )}
                        </Button>
                      ))}
                    </span>
                  )}
                </RacContent>
                <IconButton
                  slot="close"
                  aria-label={say(words.close)}
                  icon={<X />}
                  size="sm"
                  tooltip={null}
                />
              </RacToast>
            );
          }}
        </RacList>
      </RacRegion>
      {listed?.details && (
        <Suspense>
          <ToastDetails
            title={listed.title}
            details={listed.details}
            onClose={() => setListed(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
