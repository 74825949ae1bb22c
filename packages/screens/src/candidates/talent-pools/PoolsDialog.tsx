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
import { useCall } from "../../app/endpoint.ts";
import { ListContent } from "../../lists/ListContent.tsx";
import { people, usePools, useRefreshPools } from "./pools.ts";

/** The company's talent pools: made, renamed, archived and brought back. */
export default function PoolsDialog({ onClose }: { onClose(): void }) {
  const pools = usePools();
  return (
    <Dialog
      isOpen
      title="Talent pools"
      description="People you keep in mind together, for jobs to come. Choose candidates in the list to add them to one."
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
                description="Make the first one below."
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
  const [name, setName] = useState("");
  const [isMissing, setMissing] = useState(false);
  const add = useCall(addPool, {
    onSuccess: () => {
      setName("");
      void refresh();
    },
  });
  const submit = () => {
    if (!name.trim()) return setMissing(true);
    if (!add.isPending) add.mutate({ body: { name } });
  };
  return (
    <Form aria-label="New pool" onSubmit={submit}>
      <TextField
        label="New pool"
        value={name}
        onChange={(text) => {
          setName(text);
          setMissing(false);
        }}
        errorMessage={isMissing ? "Name the pool." : add.error?.message}
      />
      <Inline>
        <Button type="submit" isPending={add.isPending}>
          Make the pool
        </Button>
      </Inline>
    </Form>
  );
}

/** One pool; its name is a field while it is renamed. */
function PoolLine({ pool }: { pool: TalentPool }) {
  const refresh = useRefreshPools();
  const [typed, setTyped] = useState<string>();
  const [isRenamed, setRenamed] = useState(false);
  /** The focus goes back to where the renaming began. */
  const close = () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    setTyped(undefined);
    setRenamed(true);
  };
  const change = useCall(changePool, {
    onSuccess: () => typed !== undefined && close(),
    onSettled: () => refresh(),
  });
  const save = (to: Partial<Pick<TalentPool, "name" | "is_archived">>) => {
    const { id, version, name, is_archived } = pool;
    if (!change.isPending)
      change.mutate({ params: { id }, version, body: { name, is_archived, ...to } });
  };
  return (
    <Stack as="li" gap="xs">
      {change.error && <Banner tone="critical">{change.error.message}</Banner>}
      {typed === undefined ? (
        <Inline justify="between">
          <Stack gap="xxs">
            <Inline gap="sm">
              <Text weight="medium">{pool.name}</Text>
              {pool.is_archived && <Tag>Archived</Tag>}
            </Inline>
            <Text size="sm" tone="muted">
              {people(pool.members)}
            </Text>
          </Stack>
          <Inline gap="xs" wrap={false}>
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Rename ${pool.name}`}
              autoFocus={isRenamed}
              onPress={() => setTyped(pool.name)}
            >
              Rename
            </Button>
            <Button
              size="sm"
              variant="ghost"
              aria-label={`${pool.is_archived ? "Bring back" : "Archive"} ${pool.name}`}
              isPending={change.isPending}
              onPress={() => save({ is_archived: !pool.is_archived })}
            >
              {pool.is_archived ? "Bring back" : "Archive"}
            </Button>
          </Inline>
        </Inline>
      ) : (
        <Form aria-label={`Rename ${pool.name}`} onSubmit={() => save({ name: typed })}>
          <TextField label="Name" autoFocus value={typed} onChange={setTyped} />
          <Inline>
            <Button type="submit" size="sm" isPending={change.isPending}>
              Save the name
            </Button>
            <Button size="sm" variant="ghost" onPress={close}>
              Cancel
            </Button>
          </Inline>
        </Form>
      )}
    </Stack>
  );
}
