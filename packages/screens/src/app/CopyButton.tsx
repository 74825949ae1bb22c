import { Button } from "@ats/ui/Button";
import { showToast } from "@ats/ui/Toast";
import { type Text, useTexts } from "@ats/ui/texts";

interface CopyButtonProps {
  label: string;
  text: string;
  copied: Text;
  /** Says what to do in a browser that refuses to copy. */
  notCopied: Text;
  isMain?: boolean | undefined;
}

export function CopyButton({ label, text, copied, notCopied, isMain }: CopyButtonProps) {
  const say = useTexts();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ tone: "positive", title: say(copied) });
    } catch {
      showToast({ tone: "critical", title: say(notCopied) });
    }
  };
  return (
    <Button variant={isMain ? "primary" : "secondary"} onPress={copy}>
      {label}
    </Button>
  );
}
