/** Limits of a document before anything walks it; generous for pages, small enough to be harmless. */

/**
 * Maximum bytes of a stored page document: canonical text (`serialisePage`) in UTF-8, about 2,600 full widgets. The
 * designer refuses edits beyond it and the server refuses larger documents; body limits and lengths in schemas/api are
 * derived from it.
 */
export const PAGE_BYTES = 8 * 1024 * 1024

/** Maximum bytes of a document that is read: stored documents, and files with wider indentation. */
export const MAX_BYTES = 2 * PAGE_BYTES

/** Levels of objects and arrays; a page with three category levels and a link uses 11. */
export const MAX_DEPTH = 64

/** Maximum number of values in one document; also ends the walk of a cyclic object. */
export const MAX_VALUES = 2_000_000

/** Bytes as text, rounded up to a tenth of a megabyte. */
export const megabytes = (bytes: number): string => `${Math.ceil((bytes / 1024 / 1024) * 10) / 10} MB`
