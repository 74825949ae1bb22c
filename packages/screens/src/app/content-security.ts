import { config } from "zod";

// A page under a strict content security policy may not compile schemas: said before any is made.
config({ jitless: true });
