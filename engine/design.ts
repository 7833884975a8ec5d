/** Entry point for operators: pages in memory, commands, the editor. Shoppers load none of it; theirs is `index.ts`. */
export * from './commands'
export { createEditor, Editor, type HistoryLine } from './editor/editor'
export { ProblemStore } from './editor/problem-store'
export { PhoneEditor } from './editor/phone-editor'
export { phoneDoc } from './page/phone/phone-doc'

export { useEditorValue } from './editor/use-editor-value'
export { duplicateAll, moveAll, pasteAll, removeAll } from './editor/several'
export { clipsOfText, isClips, NotPasteable, textOfClips, validatedClips } from './editor/clip-text'
export { ShownItems } from './editor/shown-items'
export type { SavedHistory } from './editor/history'
export * from './page'
