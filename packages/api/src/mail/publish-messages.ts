import type { Call } from "../kernel/implement.ts";

/** Tells open threads and outboxes to read messages again, once the change is committed. */
export function publishMessages(
  {
    actor,
    services,
    afterCommit,
  }: Pick<Call, "services" | "afterCommit"> & { actor: { company_id: number } },
  written_to_ids: number[],
): void {
  const { company_id } = actor;
  afterCommit(() => services.live.publish({ company_id, written_to_ids }));
}
