/** Features of the browser that the product uses, which a page lends to its frame. */
export const permissions = ["clipboard-write"];
