import { runServer } from "../run.ts";

/** The server as `npm start` runs it, but for the build of the web app. */
await runServer(async () => import.meta.dirname);
