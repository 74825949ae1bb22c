import { runServer } from "../run.ts";

/** Runs the server as `npm start` does, without building the web app. */
await runServer(async () => import.meta.dirname);
