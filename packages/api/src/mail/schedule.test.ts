import { expect, test } from "vitest";
import { testServices } from "../testing/app.ts";
import { testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { queueMail } from "./outbox.ts";
import { scheduleMail } from "./schedule.ts";

const someTicks = () => new Promise((resolve) => setTimeout(resolve, 100));

test("who stops the server waits for the message that is being handed over, and for no other", async () => {
  let sent = 0;
  const slow = Promise.withResolvers<void>();
  const send = async () => {
    sent += 1;
    await slow.promise;
  };
  const services = testServices(await testDatabase(), { mailer: { send } });
  const { northgate } = (await testCompanies(services.system)).ids;
  const mail = { to: "ann@mail.example", subject: "Hello", text: "Good day, Ann." };
  for (const _ of [1, 2, 3]) await queueMail(services.system, northgate, mail, services.clock());

  const failures: unknown[] = [];
  const stop = scheduleMail(services, (error) => failures.push(error), 5);
  await expect.poll(() => sent).toBe(1);
  await someTicks();
  const stopped = stop();
  slow.resolve();
  await stopped;
  expect(sent).toBe(1);
  await someTicks();
  expect(sent).toBe(1);
  expect(failures).toEqual([]);
});
