/** The operator's edits as commands. */
export { adopt, setAlias, setHidden, setLocked, setPage, setProp, setStyle } from './set'
export {
  duplicate,
  type InsertCommand,
  insertAbove,
  insertBelow,
  insertInto,
  paste,
  PasteRefused,
  type CheckSeed,
} from './insert'
export { followCopies } from './follow-copies'
export type { EditOptions } from './edit'
export { listInsert, listMove, listRemove } from './list'
export { moveDown, moveTo, moveUp, remove, reparent } from './move'
export { resize } from './resize'
