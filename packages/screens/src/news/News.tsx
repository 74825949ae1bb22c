import { IconButton } from "@ats/ui/IconButton";
import { onDemand } from "@ats/ui/onDemand";
import { useTexts } from "@ats/ui/texts";
import { Newspaper } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { z } from "zod";
import { useAts } from "../app/context.tsx";
import { useStoredValue } from "../lists/useStoredValue.ts";
import { useUser } from "../session/session.tsx";
import * as css from "./News.css.ts";
import { newestNote } from "./newest-note.ts";
import { newsTexts } from "./texts.ts";

// Loaded on demand: most visits do not open it.
const NewsPopover = onDemand(() => import("./NewsPopover.tsx"));

const seenSchema = z.string();

interface NewsProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

/** A news button with a dot while the newest note is unread. Specification §2, Toolbar. */
export function News({ isOpen, onOpenChange }: NewsProps) {
  const say = useTexts();
  const { storage } = useAts().host;
  const [seen = "", setSeen] = useStoredValue(storage, `ats.news.${useUser().id}`, seenSchema);
  const [wasOpened, setOpened] = useState(false);
  if (isOpen && !wasOpened) setOpened(true);
  const button = useRef<HTMLButtonElement>(null);
  const isUnread = seen !== newestNote;
  useEffect(() => {
    if (isOpen) setSeen(newestNote);
  }, [isOpen, setSeen]);
  return (
    <span className={css.wrap}>
      <IconButton
        ref={button}
        aria-label={say(isUnread ? newsTexts.unread : newsTexts.title)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        tooltip={say(newsTexts.title)}
        icon={<Newspaper />}
        onPress={() => onOpenChange(true)}
      />
      {isUnread && <span className={css.dot} aria-hidden="true" />}
      {wasOpened && <NewsPopover anchor={button} isOpen={isOpen} {...{ onOpenChange }} />}
    </span>
  );
}
