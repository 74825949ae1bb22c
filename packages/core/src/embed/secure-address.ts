/** True on https, and on http on the local machine: browsers trust both alike. */
export function isSecureAddress({ protocol, hostname }: URL): boolean {
  const isOwnMachine = /(^|\.)localhost$|^127\.0\.0\.1$/.test(hostname);
  return protocol === "https:" || (protocol === "http:" && isOwnMachine);
}
