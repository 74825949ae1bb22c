import { addPool, changePool, type TalentPool } from "@ats/core/candidates/pool-contract";
import { Banner } from "@ats/ui/Banner";
import { Tag } from "@ats/ui/Tag";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Divider } from "@ats/ui/Divider";
import { EmptyState } from "@ats/ui/EmptyState";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { TextField } from "@ats/ui/TextField";
import { FolderHeart } from "lucide-react";
import { useState } from "react";
import { z } from "zod";
import { useCall } from "../../app/endpoint.ts";
import { useTyped } from "../../drafts/draft.ts";
import type { InWords } from "../../drafts/differences.ts";
import { useEditedRecord } from "../../drafts/useEditedRecord.ts";
import { NotSaved } from "../../drafts/NotSaved.tsx";
import { RestoredBanner } from "../../drafts/RestoredBanner.tsx";
import { ListContent } from "../../lists/ListContent.tsx";
import { people, usePools, useRefreshPools } from "./queries.ts";

/** Adds, renames, archives and restores the company's talent pools. */
export default function PoolsDialog({ onClose }: { onClose(): void }) {
  const pools = usePools();
  return (
    <Dialog
      isOpen
      title="Talent pools"
      description="Groups of candidates for future jobs. Select candidates in the list to add them."
      onOpenChange={onClose}
    >
      <Stack gap="lg">
        <ListContent what="Talent pools" query={pools} lines={4}>
          {({ records }) =>
            records.length === 0 ? (
              <EmptyState
                level={3}
                icon={<FolderHeart />}
                title="No talent pools"
                description="Add the first one below."
              />
            ) : (
              <Stack as="ul" gap="md">
                {records.map((pool) => (
                  <PoolLine key={pool.id} pool={pool} />
                ))}
              </Stack>
            )
          }
        </ListContent>
        <Divider />
        <NewPool />
      </Stack>
    </Dialog>
  );
}

function NewPool() {
  const refresh = useRefreshPools();
  const { typed: name = "", put, forget, isRestored } = useTyped("pool.new", z.string());
  const [isMissing, setMissing] = useState(false);
  const add = useCall(addPool, {
    onSuccess: () => {
      forget();
      void refresh();
    },
  });
  const submit = () => {
    if (!name.trim()) return setMissing(true);
    if (!add.isPending) add.mutate({ body: { name } });
  };
  return (
    <Form aria-label="New pool" onSubmit={submit}>
      {isRestored && (
        <RestoredBanner onDiscard={forget}>You have unsaved changes from earlier.</RestoredBanner>
      )}
      <TextField
        label="New pool"
        value={name}
        onChange={(text) => {
          put(text || undefined);
          setMissing(false);
        }}
        errorMessage={isMissing ? "Name the pool." : add.error?.message}
      />
      <Inline>
        <Button type="submit" isPending={add.isPending}>
          Add pool
        </Button>
      </Inline>
    </Form>
  );
}

const typedSchema = z.object({ name: z.string(), is_archived: z.boolean(), version: z.number() });
type Typed = z.output<typeof typedSchema>;

const inWords: InWords<Typed> = [
  ["Name", ({ name }) => name],
  ["Archived", ({ is_archived }) => (is_archived ? "Yes" : "No")],
];

/** Shows one pool, with a field for its name while it is renamed. */
function PoolLine({ pool }: { pool: TalentPool }) {
  const refresh = useRefreshPools();
  const { id, name, is_archived, version } = pool;
  const edited = useEditedRecord(
    `pool.${id}`,
    typedSchema,
    { name, is_archived, version },
    inWords,
  );
  const [isRenaming, setRenaming] = useState(false);
  const [wasRenamed, setRenamed] = useState(false);
  /** The focus returns to the Rename button. */
  const close = () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    edited.takeTheirs();
    setRenaming(false);
    setRenamed(true);
  };
  const change = useCall(changePool, {
    onSuccess: () => isRenaming && close(),
    onSettled: () => refresh(),
  });
  const save = ({ version, ...body }: Typed) => {
    if (!change.isPending) change.mutate({ params: { id }, version, body });
  };
  return (
    <Stack as="li" gap="xs">
      {isRenaming ? (
        <Form aria-label={`Rename ${name}`} onSubmit={() => save(edited.typed)}>
          <NotSaved edited={edited} save={change} what="This talent pool was" submit={save} />
          <TextField
            label="Name"
            autoFocus
            value={edited.typed.name}
            onChange={(typed) => edited.change({ name: typed })}
          />
          <Inline>
            <Button type="submit" size="sm" isPending={change.isPending}>
              Save the name
            </Button>
            <Button size="sm" variant="ghost" onPress={close}>
              Cancel
            </Button>
          </Inline>
        </Form>
      ) : (
        <>
          {change.error && <Banner tone="critical">{change.error.message}</Banner>}
          <Inline justify="between">
            <Stack gap="xxs">
              <Inline gap="sm">
                <Text weight="medium">{name}</Text>
                {is_archived && <Tag>Archived</Tag>}
              </Inline>
              <Text size="sm" tone="muted">
                {people(pool.members)}
              </Text>
            </Stack>
            <Inline gap="xs" wrap={false}>
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Rename ${name}`}
                autoFocus={wasRenamed}
                onPress={() => {
                  change.reset();
                  setRenaming(true);
                }}
              >
                Rename
              </Button>
              <Button
                size="sm"
                variant="ghost"
                aria-label={`${is_archived ? "Restore" : "Archive"} ${name}`}
                isPending={change.isPending}
                onPress={() => save({ name, version, is_archived: !is_archived })}
              >
                {is_archived ? "Restore" : "Archive"}
              </Button>
            </Inline>
          </Inline>
        </>
      )}
    </Stack>
  );
}
