import type { Attachment } from "@ats/core/messages/attachment";
import { Button } from "@ats/ui/Button";
import { Inline } from "@ats/ui/Inline";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { Paperclip } from "lucide-react";
import { download } from "../documents/save-file.ts";
import { attachmentTexts } from "./attachment-texts.ts";

interface FileListProps {
  files: readonly Attachment[];
  /** Absent if files are only listed, not downloadable. */
  load?(file: Attachment): Promise<Blob>;
}

export function FileList({ files, load }: FileListProps) {
  const say = useTexts();
  if (files.length === 0) return null;
  if (!load)
    return (
      <Text size="sm" tone="muted">
        {say(attachmentTexts.withFiles, { files: files.map(({ name }) => name).join(", ") })}
      </Text>
    );
  return (
    <Inline gap="xs">
      {files.map((file) => (
        <Button
          key={file.id}
          size="sm"
          iconStart={<Paperclip />}
          aria-label={say(attachmentTexts.download, { name: file.name })}
          onPress={() => void download(say, file.name, () => load(file))}
        >
          {file.name}
        </Button>
      ))}
    </Inline>
  );
}
