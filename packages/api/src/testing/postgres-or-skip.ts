import { beforeEach, inject } from "vitest";

beforeEach((test) => {
  if (!inject("postgres")) test.skip("No PostgreSQL server: set DATABASE_URL to one.");
});
