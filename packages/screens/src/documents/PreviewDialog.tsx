import { Dialog } from "@ats/ui/Dialog";
import { DocumentViewer } from "@ats/ui/DocumentViewer";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { fileTexts } from "./file-texts.ts";

interface PreviewDialogProps {
  title: string;
  /** MIME type. */
  type: string;
  load(): Promise<Blob>;
  onClose(): void;
}

/** Previews a file without a download. */
export default function PreviewDialog({ title, type, load, onClose }: PreviewDialogProps) {
  const say = useTexts();
  const [source] = useState(() => load);
  return (
    <Dialog
      isOpen
      size="full"
      title={say(fileTexts.preview)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <DocumentViewer source={source} type={type} title={title} />
    </Dialog>
  );
}
