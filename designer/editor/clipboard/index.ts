export { NotPasteable, validatedClips } from './clips'
export { narrowed, pasteClips } from './paste'
export { useClipboard } from './use-clipboard'
