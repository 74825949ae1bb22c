import { runServer } from "./run.ts";

await runServer();
