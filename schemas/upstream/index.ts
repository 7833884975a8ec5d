/** The door of import and export: the upstream form in, out, and in its wire shapes. Pure. */
export { exportUpstream, type ExportOptions } from './export'
export { importUpstream, importParts, type ImportedParts } from './import'
export { differentOf } from './report'
export type { ImportNote, ImportOptions, ImportResult, UpstreamWidget } from './types'
export {
  toHeaderOrFooterRow,
  toTemplateContent,
  type HeaderOrFooterRow,
  type TemplateContentRow,
} from './wire'
