export { NotPasteable, validatedClips } from './clips'
export { useClipboard } from './use-clipboard'
