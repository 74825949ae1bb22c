import { X } from "lucide-react";
import { lazy, Suspense, useState } from "react";
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
import { useTexts } from "../texts/texts.tsx";
import { ink } from "../tone/tone.css.ts";
import { words } from "../words/texts.ts";
import * as css from "./Toast.css.ts";
import { queue, type ToastContent } from "./toastQueue.ts";

const ToastDetails = lazy(() => import("./ToastDetails.tsx"));

/** The region where toasts appear; F6 moves the focus there. `UiProvider` renders it. */
export default function ToastRegion() {
  const say = useTexts();
  const [listed, setListed] = useState<ToastContent>();
  return (
    <>
      <RacRegion queue={queue} className={css.region}>
        <RacList<ToastContent> className={css.list}>
          {({ toast }) => {
            const { tone = "info", title, description, details, action, onUndo } = toast.content;
            const buttons = [
              onUndo && { label: say(words.undo), onPress: onUndo },
              details && { label: say(words.showAll), onPress: () => setListed(toast.content) },
              action,
            ].filter((button) => button !== undefined);
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
                      {buttons.map(({ label, onPress }) => (
                        <Button
                          key={label}
                          size="sm"
                          onPress={() => {
                            onPress();
                            queue.close(toast.key);
                          }}
                        >
                          {label}
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
