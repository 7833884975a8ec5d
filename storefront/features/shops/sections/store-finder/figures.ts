/** Stores of a page: as many as the API gives at once. */
export const STORES = 50
