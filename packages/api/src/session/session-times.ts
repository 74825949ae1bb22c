import { extensionMs } from "@ats/core/session/session";

/** A session ends this long after its last extension. */
export const sessionIdleMs = 60 * 60_000;
/** A session ends this long after sign-in, however active it is. */
export const sessionMaxMs = 12 * 60 * 60_000;
/** A support session in a customer's company ends this long after it was opened. */
export const supportSessionMs = 60 * 60_000;
/**
 * An API token stays valid this long after its successor was issued: over two extensions, in case
 * one answer is lost.
 */
export const previousTokenMs = 2 * extensionMs;
/** Tabs that extend at the same time do so within this time. */
export const tabsApartMs = 10_000;
