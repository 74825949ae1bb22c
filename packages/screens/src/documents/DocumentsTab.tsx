import { listEnvelopes, remindEnvelope } from "@ats/core/documents/contract";
import type { Envelope } from "@ats/core/documents/envelope";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { EmptyState } from "@ats/ui/EmptyState";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { showToast } from "@ats/ui/Toast";
import { FilePlus2, FileSignature } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useEndpoint } from "../app/endpoint.ts";
import { ListContent } from "../lists/ListContent.tsx";
import { useCan } from "../session/session.tsx";
import { EnvelopeCard, type EnvelopeTask } from "./EnvelopeCard.tsx";
import { EnvelopeDialog } from "./EnvelopeDialog.tsx";
import { documentName, useEnvelopeCall, useLoadDocument } from "./queries.ts";
import { RemoveDialog } from "./RemoveDialog.tsx";
import { download } from "./save-file.ts";
import { SendDialog } from "./SendDialog.tsx";
import { WithdrawDialog } from "./WithdrawDialog.tsx";

const PreviewDialog = lazy(() => import("./PreviewDialog.tsx"));

interface DocumentsTabProps {
  /** The application's. */
  id: number;
  /** Hires the applicant; absent where that is not the next step, or not allowed. */
  onHire?: (() => void) | undefined;
}

/** Lists the documents to sign: written or uploaded, sent, signed or declined. */
export default function DocumentsTab({ id, onHire }: DocumentsTabProps) {
  const query = useEndpoint(listEnvelopes, { params: { id } }, { meta: { isLive: true } });
  return (
    <ListContent what="Documents" query={query} lines={6}>
      {({ records }) => <Documents key={id} id={id} envelopes={records} onHire={onHire} />}
    </ListContent>
  );
}

type Task = { task: "begin" } | { task: EnvelopeTask; envelope: Envelope };

function Documents({ id, envelopes, onHire }: DocumentsTabProps & { envelopes: Envelope[] }) {
  const canSend = useCan("SEND_DOCUMENTS");
  const [open, setOpen] = useState<Task>();
  const close = () => setOpen(undefined);
  const load = useLoadDocument();
  const remind = useEnvelopeCall(remindEnvelope, () =>
    showToast({ tone: "positive", title: "A new link is on its way" }),
  );
  const isAccepted = envelopes.some(
    ({ kind, status }) => kind === "OFFER" && status === "COMPLETED",
  );
  const start = (task: EnvelopeTask, envelope: Envelope) => {
    if (task === "document" || task === "evidence")
      return void download(`${documentName(envelope.title, task)}.pdf`, () => load(envelope, task));
    if (task === "remind")
      return remind.mutate(
        { params: { id: envelope.id } },
        {
          onError: ({ message }) =>
            showToast({ tone: "critical", title: "Not reminded", description: message }),
        },
      );
    setOpen({ task, envelope });
  };
  const opened = open && "envelope" in open ? open.envelope : undefined;
  // The current version, so that an edit sees a colleague's changes.
  const envelope = envelopes.find((each) => each.id === opened?.id) ?? opened;
  return (
    <Stack gap="lg">
      {isAccepted && onHire && (
        <Banner
          tone="positive"
          title="The offer is signed"
          actions={
            <Button size="sm" onPress={onHire}>
              Move to Hire
            </Button>
          }
        />
      )}
      {canSend && (
        <Inline>
          <Button
            variant="primary"
            iconStart={<FilePlus2 />}
            onPress={() => setOpen({ task: "begin" })}
          >
            New document
          </Button>
        </Inline>
      )}
      {envelopes.length === 0 ? (
        <EmptyState
          level={3}
          icon={<FileSignature />}
          title="No documents yet"
          description="Offers and contracts for the candidate to sign appear here."
        />
      ) : (
        <Stack as="ul" gap="md" aria-label="Documents">
          {envelopes.map((each) => (
            <EnvelopeCard
              key={each.id}
              envelope={each}
              canSend={canSend}
              onTask={(task) => start(task, each)}
            />
          ))}
        </Stack>
      )}
      {(open?.task === "begin" || open?.task === "edit") && (
        <EnvelopeDialog applicationId={id} envelope={envelope} onClose={close} />
      )}
      {open?.task === "view" && (
        <Suspense>
          <Preview envelope={open.envelope} onClose={close} />
        </Suspense>
      )}
      {open?.task === "send" && envelope && <SendDialog envelope={envelope} onClose={close} />}
      {open?.task === "withdraw" && envelope && (
        <WithdrawDialog envelope={envelope} onClose={close} />
      )}
      {open?.task === "remove" && envelope && <RemoveDialog envelope={envelope} onClose={close} />}
    </Stack>
  );
}

/** Previews the document; a signed one includes its evidence. */
function Preview({ envelope, onClose }: { envelope: Envelope; onClose(): void }) {
  const load = useLoadDocument();
  const as = envelope.status === "COMPLETED" ? "evidence" : "document";
  return (
    <PreviewDialog
      title={documentName(envelope.title, as)}
      type="application/pdf"
      load={() => load(envelope, as)}
      onClose={onClose}
    />
  );
}
