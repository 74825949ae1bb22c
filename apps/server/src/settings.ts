import { resolve } from "node:path";
import { isEmail } from "@ats/core/validation/email";
import { googleOrigin } from "@ats/api/session/google-captcha";
import proxyaddr from "proxy-addr";
import type { PoolSettings } from "./database/postgres.ts";
import type { SmsGateway } from "./mail/sms-gateway.ts";
import { StartError } from "./start-error.ts";

export const root = resolve(import.meta.dirname, "../../..");

const demoSizes = ["small", "large", "none"] as const;

export interface Settings {
  port: number;
  host: string;
  /** Absolute path; holds the embedded database, its backups and the files. */
  dataDir: string;
  /** A PostgreSQL server; undefined for the embedded database. */
  databaseUrl: string | undefined;
  pool: PoolSettings;
  demo: (typeof demoSizes)[number];
  /** Address of the first person who runs the product; the start prints a link for them. */
  operatorEmail: string | undefined;
  /** True for the address of a proxy whose X-Forwarded headers count. */
  trustedProxies: (address: string, hop: number) => boolean;
  /** Public address of the web app for links in mail; by default the listening address. */
  publicUrl: string | undefined;
  /** OpenID provider, and its name on the sign-in page. */
  openId: { issuer: string; clientId: string; clientSecret: string; name: string } | undefined;
  /** Keys and origin of Google reCAPTCHA; without them sign-in uses proof of work. */
  recaptcha: { siteKey: string; secret: string; origin: string } | undefined;
  /** Address of an SMTP server; without it mail stays in the outbox. */
  smtpUrl: string | undefined;
  /** Gateway for text messages; without it the screens do not offer them. */
  sms: SmsGateway | undefined;
  /** Sender of all mail. */
  mailFrom: string;
}

/** Reads the settings from an environment; throws for invalid ones. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = wholeNumber(env.PORT || "4000");
  if (port === undefined || port > 65_535)
    throw new StartError(
      `PORT is "${env.PORT}", which is not a port: set it to a number up to 65535.`,
    );
  const trustedProxies = proxiesOf(env.ATS_TRUSTED_PROXIES ?? "");
  const positive = (name: string, unless: number, what: string) => {
    const value = wholeNumber(env[name] || String(unless));
    if (!value)
      throw new StartError(`${name} is "${env[name]}": set it to ${what}, such as ${unless}.`);
    return value;
  };
  const connections = positive("ATS_DATABASE_CONNECTIONS", 20, "a number of connections");
  const statementSeconds = positive("ATS_STATEMENT_SECONDS", 30, "a number of seconds");
  const idleSeconds = positive("ATS_IDLE_TRANSACTION_SECONDS", 60, "a number of seconds");
  const demo = demoSizes.find((size) => size === (env.ATS_DEMO || "small"));
  if (!demo)
    throw new StartError(`ATS_DEMO is "${env.ATS_DEMO}": set it to ${demoSizes.join(", ")}.`);
  if (env.NODE_ENV === "production" && !env.DATABASE_URL && env.ATS_EMBEDDED !== "allow")
    throw new StartError(
      "In production the embedded database is refused, because a power loss can lose its newest writes: " +
        "set DATABASE_URL to a PostgreSQL server, or ATS_EMBEDDED=allow to accept that.",
    );
  const smtpUrl = env.SMTP_URL || undefined;
  if (smtpUrl && !/^smtps?:\/\/[^/]/.test(smtpUrl))
    throw new StartError(
      "SMTP_URL is not the address of a mail server: set it to smtp://host:port or smtps://user:password@host:port.",
    );
  const [smsUrl, smsToken, smsSender] = [env.ATS_SMS_URL, env.ATS_SMS_TOKEN, env.ATS_SMS_SENDER];
  if ([smsUrl, smsToken, smsSender].some(Boolean) && !(smsUrl && smsToken && smsSender))
    throw new StartError(
      "A gateway for text messages needs its address, a token and a sender: set ATS_SMS_URL, ATS_SMS_TOKEN and ATS_SMS_SENDER, or none.",
    );
  if (smsUrl && !/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)\b)/.test(smsUrl))
    throw new StartError(
      `ATS_SMS_URL is "${smsUrl}": set it to the gateway's address, such as https://sms.example/messages.`,
    );
  if (smsSender && !/^(\+[1-9]\d{6,14}|[A-Za-z0-9 ]{1,11})$/.test(smsSender))
    throw new StartError(
      `ATS_SMS_SENDER is "${smsSender}": set it to a telephone number such as +447700900000, or to 11 letters and digits or fewer.`,
    );
  const [siteKey, secret] = [env.ATS_RECAPTCHA_SITE_KEY, env.ATS_RECAPTCHA_SECRET];
  if (Boolean(siteKey) !== Boolean(secret))
    throw new StartError(
      "Google's reCAPTCHA needs both of its keys: set ATS_RECAPTCHA_SITE_KEY and ATS_RECAPTCHA_SECRET, or neither.",
    );
  const origin = env.ATS_RECAPTCHA_ORIGIN || googleOrigin;
  if (!/^https:\/\/[\w.:-]+$/.test(origin))
    throw new StartError(
      `ATS_RECAPTCHA_ORIGIN is "${origin}": set it to https://www.recaptcha.net where Google itself cannot be reached, or leave it out.`,
    );
  const [issuer, clientId, clientSecret] = [
    env.ATS_OIDC_ISSUER,
    env.ATS_OIDC_CLIENT_ID,
    env.ATS_OIDC_CLIENT_SECRET,
  ];
  if ([issuer, clientId, clientSecret].some(Boolean) && !(issuer && clientId && clientSecret))
    throw new StartError(
      "An OpenID provider needs its address and both halves of the client: set ATS_OIDC_ISSUER, ATS_OIDC_CLIENT_ID and ATS_OIDC_CLIENT_SECRET, or none.",
    );
  if (issuer && !/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)\b)/.test(issuer))
    throw new StartError(
      `ATS_OIDC_ISSUER is "${issuer}": set it to the provider's address, such as https://login.example.`,
    );
  const operatorEmail = env.ATS_OPERATOR_EMAIL || undefined;
  if (operatorEmail && !isEmail(operatorEmail))
    throw new StartError(
      `ATS_OPERATOR_EMAIL is "${operatorEmail}": set it to the email address of the first person who runs the product.`,
    );
  const publicUrl = env.ATS_PUBLIC_URL || undefined;
  if (publicUrl && !/^https?:$/.test(URL.parse(publicUrl)?.protocol ?? ""))
    throw new StartError(
      `ATS_PUBLIC_URL is "${publicUrl}": set it to the address that people open, such as https://ats.example.`,
    );
  return {
    port,
    host: env.HOST || "127.0.0.1",
    dataDir: resolve(root, env.ATS_DATA_DIR || ".data"),
    databaseUrl: env.DATABASE_URL || undefined,
    pool: {
      connections,
      statementMs: statementSeconds * 1000,
      idleTransactionMs: idleSeconds * 1000,
    },
    demo,
    operatorEmail,
    trustedProxies,
    publicUrl,
    recaptcha: siteKey && secret ? { siteKey, secret, origin } : undefined,
    openId:
      issuer && clientId && clientSecret
        ? { issuer, clientId, clientSecret, name: env.ATS_OIDC_NAME || "your organisation" }
        : undefined,
    smtpUrl,
    sms:
      smsUrl && smsToken && smsSender
        ? { url: smsUrl, token: smsToken, sender: smsSender }
        : undefined,
    mailFrom: env.ATS_MAIL_FROM || "ATS <no-reply@localhost>",
  };
}

function proxiesOf(list: string): Settings["trustedProxies"] {
  try {
    return proxyaddr.compile(list.split(/[\s,]+/).filter(Boolean));
  } catch {
    throw new StartError(
      `ATS_TRUSTED_PROXIES is "${list}": set it to the addresses of the proxies in front, such as 10.0.0.5, 10.1.0.0/16 or loopback.`,
    );
  }
}

const wholeNumber = (text: string): number | undefined =>
  /^\d{1,9}$/.test(text) ? Number(text) : undefined;
