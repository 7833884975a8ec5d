/** Pages in memory: pure functions and the transaction that commands run in. The server uses this door only. */
export type { Change, EditStep, Patch, Path } from './patch'
export { childrenOf } from './children'
export { clipOf, readClip, type Clip, type Seed, freshSeed } from './clip'
export { applyCommand, type Command } from './command'
export { diff } from './diff'
export {
  isRoot,
  PAGE,
  ROOTS,
  type PageConfig,
  type PageDoc,
  type PageHead,
  type Parent,
  type TreePosition,
  type Widget,
} from './doc'
export { equal } from '@schemas/json-equal'
export { nameOf, requireWidget, PageError } from './find'
export { fromJson, toJson } from './json'
export { keyAt, MAX_KEY_LENGTH, type KeyAt } from './order-keys'
export { placeAt, type InsertPosition } from './position'
export { joinRegions, rootOf, splitRegions, type JoinedPages, type RegionPages } from './regions'
export type { Transaction, WidgetContent } from './transaction'
export { newUuid } from './uuid'
export { ancestors, descendants, walk } from './walk'
export type { Conflict, ConflictKind } from './merge/conflict'
export { coupledFrom, type CoupledAt, type Coupling } from './merge/coupled'
export { merge, type Merged, type MergeOptions } from './merge/merge'
