/** Whether markup shows nothing: no word, no picture, no line. */
export const isBlank = (html: string): boolean =>
  !/<(img|hr|table)\b/i.test(html) && html.replace(/<[^>]*>|&nbsp;|\s/g, "") === "";
