/** The operator's door: pages in memory, commands, the editor. Shoppers load none of it; theirs is `index.ts`. */
export * from './commands'
export {
  createEditor,
  Editor,
  type EditorOptions,
  type EditorStatus,
  type HistoryLine,
  type Reverted,
} from './editor/editor'
export type { ChildrenCell, ConfigCell, WidgetCell } from './editor/cells'
export { ShownItems } from './editor/shown-items'
export type { SavedHistory, Mark } from './editor/history'
export * from './page'
