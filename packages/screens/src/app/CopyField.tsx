import { Button } from "@ats/ui/Button";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { TextArea } from "@ats/ui/TextArea";
import { TextField } from "@ats/ui/TextField";
import { showToast } from "@ats/ui/Toast";
import { type Text, useTexts } from "@ats/ui/texts";
import type { ReactNode } from "react";

interface CopyFieldProps {
  label: string;
  description?: string;
  text: string;
  copyLabel: string;
  copied: Text;
  /** Says what to do in a browser that refuses to copy. */
  notCopied: Text;
  /** Lines of a longer text. */
  rows?: number;
  isMain?: boolean | undefined;
  /** Buttons next to the copy button. */
  children?: ReactNode;
}

/** A text to copy. */
export function CopyField(props: CopyFieldProps) {
  const { label, description, text, copyLabel, copied, notCopied, rows, isMain, children } = props;
  const say = useTexts();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ tone: "positive", title: say(copied) }),
      () => showToast({ tone: "critical", title: say(notCopied) }),
    );
  const field = { label, description, value: text, isReadOnly: true };
  return (
    <Stack gap="sm">
      {rows ? <TextArea {...field} rows={rows} /> : <TextField {...field} />}
      <Inline gap="sm">
        <Button variant={isMain ? "primary" : "secondary"} onPress={() => void copy()}>
          {copyLabel}
        </Button>
        {children}
      </Inline>
    </Stack>
  );
}
