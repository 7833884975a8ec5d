/** Limits of a document before anything walks it; generous for pages, small enough to be harmless. */

/**
 * Maximum bytes of a stored page document: compact text (`storedPage`) in UTF-8, more than 10,000 full widgets. Designer,
 * drafts, import, validation and body limits have it from here, lengths in schemas/api are twice
 * as much, so that an indented document is measured as it would be stored.
 */
export const PAGE_BYTES = 32 * 1024 * 1024

/** Maximum bytes of a document that is read: a stored one that was exported takes about twice its bytes, indented. */
export const MAX_BYTES = 4 * PAGE_BYTES

/** Levels of objects and arrays; a page with three category levels and a link uses 11. */
export const MAX_DEPTH = 64

/**
 * Maximum number of values in one document. A stored value has two bytes at least, with what parts it from the next one,
 * so whatever is small enough to be stored has fewer.
 */
export const MAX_VALUES = PAGE_BYTES / 2

/** Bytes as text, rounded up to a tenth of a megabyte. */
export const megabytes = (bytes: number): string => `${Math.ceil((bytes / 1024 / 1024) * 10) / 10} MB`
