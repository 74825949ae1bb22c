import { advertHandlers } from "./adverts.ts";
import { brandHandlers } from "./brands.ts";
import { diversityHandlers } from "./diversity.ts";
import { readFeed } from "./job-feed.ts";
import { savedApplicationHandlers } from "./saved-applications.ts";
import { upload } from "./uploads.ts";

export const careersHandlers = [
  ...advertHandlers,
  upload,
  ...savedApplicationHandlers,
  readFeed,
  ...diversityHandlers,
  ...brandHandlers,
];
