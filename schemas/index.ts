/**
 * Entry point of the schemas: reading, validating, writing and filling pages. No React, and no imports from other
 * folders.
 */
export { fillPage, fillWidget, insertDefaults, type FilledPage } from './fill'
export { fixPage, type Change } from './fix'
export type { ValidateOptions } from './validate'
export { locate } from './locate'
export { readingOrder } from './order'
export {
  FORMAT_VERSION,
  type Json,
  type JsonObject,
  type PageJson,
  type Platform,
  type WidgetJson,
} from './page'
export { changesBetween, withChanges, type PageChanges } from './page-changes'
export { parsePage, readPage } from './parse'
export type { LocatedProblem, Problem } from './problem'
export { problemsInFile, problemsInText, problemsOf, problemsOfWidget } from './problems'
export {
  bytesOf,
  bytesOfWidget,
  keepText,
  PageTooLarge,
  serialiseForStore,
  serialisePage,
  sizeProblems,
  storedLength,
  storedPage,
  type WidgetTexts,
} from './serialise'
export { PAGE_BYTES } from './text/limits'
