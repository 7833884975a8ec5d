/** What a document may measure before anything walks it; generous for pages, small enough to stay harmless. */

/**
 * Bytes of a page document as it is stored: canonical text (`serialisePage`) in UTF-8. About 2,600 full widgets. The
 * designer refuses the edit that would cross it, and the server what is larger; body limits and lengths in schemas/api
 * follow from it.
 */
export const PAGE_BYTES = 8 * 1024 * 1024

/** Bytes of one document that is read: what is stored, and files that are indented more generously. */
export const MAX_BYTES = 2 * PAGE_BYTES

/** Levels of objects and arrays; a page with three category levels and a link uses 11. */
export const MAX_DEPTH = 64

/** Values in one document; also what ends a walk through a cyclic object handed in by a program. */
export const MAX_VALUES = 2_000_000
