import { listOffers, moveOffer, type Offer } from "@ats/core/offers/contract";
import { isOpenOffer } from "@ats/core/offers/offer";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { EmptyState } from "@ats/ui/EmptyState";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { Handshake, Plus } from "lucide-react";
import { useState } from "react";
import { useCall, useEndpoint } from "../app/endpoint.ts";
import { ListContent } from "../lists/ListContent.tsx";
import { useShows } from "../session/session.tsx";
import { EndOfferDialog } from "./EndOfferDialog.tsx";
import { OfferCard, type OfferTask } from "./OfferCard.tsx";
import { OfferDialog } from "./OfferDialog.tsx";
import { useRefreshOffers } from "./queries.ts";
import { offersTexts } from "./texts.ts";
import { newOffer, typedOf } from "./typed-offer.ts";

interface OffersTabProps {
  /** The application's. */
  id: number;
  /** False where no offer can begin: the application is not in the process. */
  mayOffer: boolean;
  /** Hires the applicant; absent where that is not the next step, or not allowed. */
  onHire?: (() => void) | undefined;
}

/** Lists the offers of an application: drafted, made, accepted, declined or withdrawn. */
export default function OffersTab(props: OffersTabProps) {
  const { id } = props;
  const say = useTexts();
  const query = useEndpoint(listOffers, { params: { id } }, { meta: { isLive: true } });
  return (
    <ListContent what={say(offersTexts.offers)} query={query} lines={6}>
      {({ records }) => <Offers key={id} {...props} offers={records} />}
    </ListContent>
  );
}

function Offers({ id, mayOffer, onHire, offers }: OffersTabProps & { offers: Offer[] }) {
  const say = useTexts();
  const refresh = useRefreshOffers();
  const [open, setOpen] = useState<{ task: OfferTask | "new"; offer?: Offer }>();
  const close = () => setOpen(undefined);
  const move = useCall(moveOffer, {
    onSuccess: refresh,
    onError: ({ message }) => {
      showToast({ tone: "critical", title: say(offersTexts.notMoved), description: message });
      void refresh();
    },
  });
  const start = (task: OfferTask, offer: Offer) => {
    if (task !== "MADE" && task !== "ACCEPTED") return setOpen({ task, offer });
    move.mutate({ params: { id: offer.id }, body: { state: task }, version: offer.version });
  };
  const hasOpen = offers.some(({ state }) => isOpenOffer(state));
  const showsSalary = useShows("salary");
  const mayBegin = mayOffer && showsSalary && !hasOpen;
  // The current version, so that an edit sees a colleague's changes.
  const offer = offers.find((each) => each.id === open?.offer?.id) ?? open?.offer;
  return (
    <Stack gap="lg">
      {onHire && offers[0]?.state === "ACCEPTED" && (
        <Banner
          tone="positive"
          title={say(offersTexts.wasAccepted)}
          actions={
            <Button size="sm" onPress={onHire}>
              {say(offersTexts.moveToHire)}
            </Button>
          }
        />
      )}
      {mayBegin && (
        <Inline>
          <Button variant="primary" iconStart={<Plus />} onPress={() => setOpen({ task: "new" })}>
            {say(offersTexts.newOffer)}
          </Button>
        </Inline>
      )}
      {offers.length === 0 ? (
        <EmptyState
          level={3}
          icon={<Handshake />}
          title={say(offersTexts.noOffers)}
          description={say(offersTexts.noOffersHint)}
        />
      ) : (
        <Stack as="ul" gap="md" aria-label={say(offersTexts.offers)}>
          {offers.map((each, at) => (
            <OfferCard
              key={each.id}
              offer={each}
              mayCopy={mayBegin && at === 0}
              mayEdit={showsSalary}
              isPending={move.isPending}
              onTask={(task) => start(task, each)}
            />
          ))}
        </Stack>
      )}
      {open?.task === "new" && <OfferDialog applicationId={id} saved={newOffer} onClose={close} />}
      {open?.task === "edit" && offer && (
        <OfferDialog applicationId={id} offer={offer} saved={typedOf(offer)} onClose={close} />
      )}
      {open?.task === "copy" && offer && (
        <OfferDialog
          applicationId={id}
          saved={{ ...typedOf(offer), answer_by: null, version: 0 }}
          onClose={close}
        />
      )}
      {(open?.task === "DECLINED" || open?.task === "WITHDRAWN") && offer && (
        <EndOfferDialog offer={offer} state={open.task} onClose={close} />
      )}
    </Stack>
  );
}
