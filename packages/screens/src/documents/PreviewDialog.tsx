import { Dialog } from "@ats/ui/Dialog";
import { DocumentViewer } from "@ats/ui/DocumentViewer";
import { useState } from "react";

interface PreviewDialogProps {
  title: string;
  /** MIME type. */
  type: string;
  load(): Promise<Blob>;
  onClose(): void;
}

/** Previews a file without a download. */
export default function PreviewDialog({ title, type, load, onClose }: PreviewDialogProps) {
  const [source] = useState(() => load);
  return (
    <Dialog isOpen size="full" title="Preview" onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DocumentViewer source={source} type={type} title={title} />
    </Dialog>
  );
}
