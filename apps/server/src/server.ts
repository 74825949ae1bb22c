import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { join } from "node:path";
import { createApi } from "@ats/api/app/app";
import { createPages } from "@ats/api/app/pages";
import { failureOf, noteOutage } from "@ats/api/kernel/failure";
import { handlers } from "@ats/api/app/handlers";
import { scheduleSweeps } from "@ats/api/app/schedule-sweeps";
import { requestContext } from "@ats/api/kernel/transport";
import { firstOperatorLink } from "@ats/api/companies/first-operator";
import type { Services } from "@ats/api/kernel/services";
import { frameAncestors } from "@ats/api/embed/frame-ancestors";
import { demoAccounts } from "@ats/demo/accounts";
import { scheduleMail } from "@ats/api/mail/schedule";
import { localChannel } from "@ats/api/kernel/ports/live-channel";
import { createLiveHub } from "@ats/api/notifications/live-hub";
import { googleCaptcha } from "@ats/api/session/google-captcha";
import { googleMeetService } from "@ats/api/connections/google-meet-service";
import { openIdIdentity } from "@ats/api/session/openid-identity";
import { to } from "@ats/core/navigation/routes";
import { proofOfWork } from "@ats/api/session/proof-of-work";
import { environmentKeys } from "@ats/core/settings/contract";
import { getRequestListener } from "@hono/node-server";
import { cvReader } from "./candidates/cv-reader.ts";
import { openDataFolder } from "./data-folder/data-folder.ts";
import { lockFolder } from "./data-folder/lock.ts";
import { hasRoom, needRoom } from "./data-folder/room.ts";
import { scheduleBackups } from "./database/backups.ts";
import { openEmbedded } from "./database/embedded.ts";
import { openServer } from "./database/postgres.ts";
import { folderFiles } from "./files/folder-files.ts";
import { packageFonts } from "./files/package-fonts.ts";
import { closesGently } from "./http/close-gently.ts";
import { createHost } from "./http/host.ts";
import { isOwnOrigin } from "./http/request.ts";
import { compressFully, loadStaticFiles } from "./http/static-files.ts";
import { postgresChannel } from "./live/postgres-channel.ts";
import { serveLive } from "./live/websocket.ts";
import { smsGateway } from "./mail/sms-gateway.ts";
import { smtpMailer } from "./mail/smtp-mailer.ts";
import { during } from "./progress.ts";
import { hashTurns } from "./session/hash-turns.ts";
import type { Settings } from "./settings.ts";
import { StartError } from "./start-error.ts";
import { builtWeb } from "./web-build/web-build.ts";

const clock = () => new Date();

/**
 * Starts everything at one address; returns the address and how to stop. `web` returns the built
 * web app's folder.
 */
export async function startServer(settings: Settings, web = builtWeb) {
  const { port, host, dataDir, databaseUrl, pool, demo, smtpUrl, mailFrom, operatorEmail } =
    settings;
  const server = createServer();
  const closeServer = closesGently(server);
  // Listens first, so that a taken port is reported before anything is built.
  await listen(server, port, host);
  const ready = { listener: notReady };
  server.on("request", (request, response) => ready.listener(request, response));

  await openDataFolder(dataDir);
  if (!databaseUrl) await needRoom(dataDir);
  const unlock = databaseUrl ? undefined : await lockFolder(dataDir);
  // Built by a process of its own while this one opens and fills the database.
  const building = during("Building the web app", async () => loadStaticFiles(await web()));
  building.catch(() => {});
  const database = await during("Opening the database", () =>
    databaseUrl ? openServer(databaseUrl, pool) : openEmbedded(dataDir, databaseLost),
  );
  const postgres =
    databaseUrl && postgresChannel(database.system, databaseUrl, () => sockets.restart());
  const address = addressOf(server, host);
  const mailer = smtpUrl ? smtpMailer(smtpUrl, mailFrom) : undefined;
  const services: Services = {
    system: database.system,
    clock,
    files: folderFiles(join(dataDir, "files")),
    readCv: cvReader(),
    hashTurn: hashTurns(),
    fonts: packageFonts,
    live: postgres || localChannel(),
    mailer,
    texts: settings.sms && smsGateway(settings.sms),
    meetings: googleMeetService(),
    captcha: settings.recaptcha
      ? googleCaptcha(settings.recaptcha)
      : proofOfWork({ system: database.system, clock }),
    hasRoom: databaseUrl ? undefined : () => hasRoom(dataDir),
    publicUrl: settings.publicUrl ?? address.origin,
    fullDisks: new Map(),
    environment: {
      [environmentKeys.socketServer]: address.host,
      [environmentKeys.apiServer]: address.host,
      [environmentKeys.name]: demo === "none" ? "prod" : "demo",
    },
  };
  const { openId } = settings;
  if (openId) {
    services.environment[environmentKeys.organisation] = openId.name;
    const redirectUri = new URL(to.Login(), services.publicUrl).href;
    services.identity = openIdIdentity(services, { ...openId, redirectUri });
  }
  const failed = (where: string) => (error: unknown) => {
    noteOutage(services, error);
    report(failureOf(where, error));
  };
  const unhurried = { ...services, system: database.unhurried };
  const hub = createLiveHub(services, failed("live"));
  const sockets = serveLive(server, services, settings, hub, failed("websocket"));
  const [files] = await Promise.all([
    building,
    demo !== "none" && (await isEmpty(unhurried)) && fillWithDemo(unhurried, demo),
  ]);
  const api = createApi(handlers, services, { allowOrigin: isOwnOrigin, report });
  ready.listener = getRequestListener(
    createHost({
      api,
      pages: createPages(services),
      files,
      ...settings,
      frameAncestors: (request, transport) =>
        frameAncestors(services, requestContext(request, transport)),
      report: failed("page"),
    }).fetch,
  );
  const backups =
    database.dump && scheduleBackups(join(dataDir, "backups"), database.dump, failed("backup"));
  const stopMail = scheduleMail(services, failed("mail"));
  const stopSweep = scheduleSweeps(unhurried, failed("sweep"));
  const hasAccounts = await hasDemo(services);
  const firstLink = operatorEmail && (await firstOperatorLink(services, operatorEmail));
  void compressFully(files);

  return {
    url: address.origin,
    /** Demo accounts that anyone may sign in with. */
    hasAccounts,
    /** Sets up the account of the operator's first person, until somebody has. */
    firstLink,
    async stop() {
      sockets.stop();
      backups?.stop();
      await Promise.all([closeServer(), stopMail(), stopSweep()]);
      hub.stop();
      mailer?.close();
      if (postgres) await postgres.stop();
      await backups?.write().catch(failed("backup"));
      await database.close();
      await unlock?.();
    },
  };
}

/** Answers until everything is loaded. */
const notReady: RequestListener = (_, response) => {
  response.writeHead(503, { "retry-after": "2", "content-type": "text/plain" });
  response.end("The server is starting. Load the page again.");
};

async function listen(server: Server, port: number, host: string): Promise<void> {
  try {
    await once(server.listen(port, host), "listening");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      code === "EADDRINUSE"
        ? `Port ${port} of ${host} is taken by another program: stop that one, or set PORT to another port.`
        : `The server cannot listen at ${host}:${port} (${code}): set HOST and PORT to an address of this machine.`,
      { cause: error },
    );
  }
}

function addressOf(server: Server, host: string): URL {
  const { port } = server.address() as { port: number };
  return new URL(`http://${host.includes(":") ? `[${host}]` : host}:${port}`);
}

const report = (failure: unknown): void =>
  void process.stderr.write(`${JSON.stringify({ at: new Date(), failure })}\n`);

/** Ends the process, which is useless without its database; a supervisor can restart it. */
function databaseLost(error: Error): void {
  report(failureOf("database", error));
  process.exit(1);
}

async function isEmpty({ system }: Services): Promise<boolean> {
  return (await system.selectFrom("companies").select("id").limit(1).execute()).length === 0;
}

async function fillWithDemo(services: Services, size: "small" | "large"): Promise<void> {
  await during("Loading the demo data", async (onProgress) => {
    const { loadDemo } = await import("@ats/demo/load");
    await loadDemo(services, { size, onProgress });
  });
}

async function hasDemo({ system }: Services): Promise<boolean> {
  const account = demoAccounts[0]?.email ?? "";
  const user = await system.selectFrom("users").select("id").where("email", "=", account).execute();
  return user.length > 0;
}
