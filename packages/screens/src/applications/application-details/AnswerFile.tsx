import { fileKindOfName, fileKinds } from "@ats/core/files/file-kinds";
import { Button } from "@ats/ui/Button";
import { IconButton } from "@ats/ui/IconButton";
import { Inline } from "@ats/ui/Inline";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { Download, Eye } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { download } from "../../documents/save-file.ts";
import type { LoadAnswerFile } from "./queries.ts";
import { applicationDetailsTexts } from "./texts.ts";

// Loads on first use.
const PreviewDialog = lazy(() => import("../../documents/PreviewDialog.tsx"));

interface AnswerFileProps {
  name: string;
  load(as: Parameters<LoadAnswerFile>[1]): Promise<Blob>;
}

/** Shows an uploaded file; a file without a name is hidden from this reader. */
export default function AnswerFile({ name, load }: AnswerFileProps) {
  const say = useTexts();
  const [isShown, setShown] = useState(false);
  if (!name) return <Text tone="muted">{say(applicationDetailsTexts.fileHidden)}</Text>;
  return (
    <Inline gap="xs">
      <Button
        size="sm"
        variant="ghost"
        iconStart={<Eye />}
        aria-label={say(applicationDetailsTexts.view, { name })}
        onPress={() => setShown(true)}
      >
        {name}
      </Button>
      <IconButton
        aria-label={say(applicationDetailsTexts.download, { name })}
        icon={<Download />}
        size="sm"
        onPress={() => void download(say, name, () => load("download"))}
      />
      {isShown && (
        <Suspense>
          <PreviewDialog
            title={name}
            type={fileKinds[fileKindOfName(name) ?? "pdf"].type}
            load={() => load("preview")}
            onClose={() => setShown(false)}
          />
        </Suspense>
      )}
    </Inline>
  );
}
