import { listEnvelopes, remindEnvelope } from "@ats/core/documents/contract";
import type { Envelope } from "@ats/core/documents/envelope";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { EmptyState } from "@ats/ui/EmptyState";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { FilePlus2, FileSignature } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useEndpoint } from "../app/endpoint.ts";
import { ListContent } from "../lists/ListContent.tsx";
import { useCan } from "../session/session.tsx";
import { EnvelopeCard, type EnvelopeTask } from "./EnvelopeCard.tsx";
import { EnvelopeDialog } from "./EnvelopeDialog.tsx";
import { documentName, useEnvelopeCall, useLoadDocument } from "./queries.ts";
import { RemoveDialog } from "./RemoveDialog.tsx";
import { SendDialog } from "./SendDialog.tsx";
import { download } from "./save-file.ts";
import { documentsTexts } from "./texts.ts";
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
  const say = useTexts();
  const query = useEndpoint(listEnvelopes, { params: { id } }, { meta: { isLive: true } });
  return (
    <ListContent what={say(documentsTexts.documents)} query={query} lines={6}>
      {({ records }) => <Documents key={id} id={id} envelopes={records} onHire={onHire} />}
    </ListContent>
  );
}

type Task = { task: "begin" } | { task: EnvelopeTask; envelope: Envelope };

function Documents({ id, envelopes, onHire }: DocumentsTabProps & { envelopes: Envelope[] }) {
  const say = useTexts();
  const canSend = useCan("SEND_DOCUMENTS");
  const [open, setOpen] = useState<Task>();
  const close = () => setOpen(undefined);
  const load = useLoadDocument();
  const remind = useEnvelopeCall(remindEnvelope, () =>
    showToast({ tone: "positive", title: say(documentsTexts.reminded) }),
  );
  const isAccepted = envelopes.some(
    ({ kind, status }) => kind === "OFFER" && status === "COMPLETED",
  );
  const start = (task: EnvelopeTask, envelope: Envelope) => {
    if (task === "document" || task === "evidence")
      return void download(say, `${documentName(say, envelope.title, task)}.pdf`, () =>
        load(envelope, task),
      );
    if (task === "remind")
      return remind.mutate(
        { params: { id: envelope.id } },
        {
          onError: ({ message }) =>
            showToast({
              tone: "critical",
              title: say(documentsTexts.notReminded),
              description: message,
            }),
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
          title={say(documentsTexts.offerSigned)}
          actions={
            <Button size="sm" onPress={onHire}>
              {say(documentsTexts.moveToHire)}
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
            {say(documentsTexts.newDocument)}
          </Button>
        </Inline>
      )}
      {envelopes.length === 0 ? (
        <EmptyState
          level={3}
          icon={<FileSignature />}
          title={say(documentsTexts.noDocuments)}
          description={say(documentsTexts.noDocumentsHint)}
        />
      ) : (
        <Stack as="ul" gap="md" aria-label={say(documentsTexts.documents)}>
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
  const say = useTexts();
  const load = useLoadDocument();
  const as = envelope.status === "COMPLETED" ? "evidence" : "document";
  return (
    <PreviewDialog
      title={documentName(say, envelope.title, as)}
      type="application/pdf"
      load={() => load(envelope, as)}
      onClose={onClose}
    />
  );
}
