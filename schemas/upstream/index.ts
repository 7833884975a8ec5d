/** The door of import and export: the upstream form in, out, and in its wire shapes. Pure. */
export { exportUpstream } from './export'
export { importUpstream, importParts } from './import'
export { differentOf } from './report'
export type { ImportNote, UpstreamWidget } from './types'
export { toHeaderOrFooterRow, toTemplateContent } from './wire'
