/** What a document may measure before anything walks it; generous for pages, small enough to stay harmless. */

/** Bytes of one document: 1,000 full widgets take about 3 MB. */
export const MAX_BYTES = 16 * 1024 * 1024

/** Levels of objects and arrays; a page with three category levels and a link uses 11. */
export const MAX_DEPTH = 64

/** Values in one document; also what ends a walk through a cyclic object handed in by a program. */
export const MAX_VALUES = 2_000_000
