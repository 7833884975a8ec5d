export { NotPasteable, validatedClips } from './clips'
export { pasteClips } from './paste'
export { useClipboard } from './use-clipboard'
