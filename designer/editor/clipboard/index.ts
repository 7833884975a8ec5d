export { NotPasteable, soundClips } from './clips'
export { narrowed } from './narrowed'
export { pasteClips } from './paste'
export { useClipboard } from './use-clipboard'
