/** True when markup shows no word, image or line. */
export const isBlank = (html: string): boolean =>
  !/<(img|hr|table)\b/i.test(html) && html.replace(/<[^<>]*>|&nbsp;|\s/g, "") === "";
