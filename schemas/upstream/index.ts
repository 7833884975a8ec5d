/** Entry point of import and export: reading and writing the upstream form, and its answers. Pure. */
export { exportUpstream, type ExportOptions } from './export'
export { importUpstream, importParts } from './import'
export { differentOf } from './report'
export type { ImportNote, UpstreamWidget } from './types'
export { toHeaderOrFooterRow, toTemplateContent } from './server-rows'
