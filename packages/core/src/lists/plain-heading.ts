/** Letters and digits of a column's heading: “E-mail 1 – Value” is “email1value”. */
export const plainHeading = (heading: string): string =>
  heading
    .slice(0, 100)
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
