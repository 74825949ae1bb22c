import type { Services } from "../kernel/services.ts";
import { newSecret } from "../kernel/secret.ts";

/** A secret shared by all instances, made by the first that needs it. */
export async function serverSecret(system: Services["system"], name: string): Promise<string> {
  await system
    .insertInto("server_secrets")
    .values({ name, value: newSecret() })
    .onConflict((row) => row.column("name").doNothing())
    .execute();
  const { value } = await system
    .selectFrom("server_secrets")
    .where("name", "=", name)
    .select("value")
    .executeTakeFirstOrThrow();
  return value;
}
