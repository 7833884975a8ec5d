/**
 * Pages in memory: pure functions and the transaction of commands. The only part of the engine that the server imports.
 */
export type { Change, Patch, Path } from './patch'
export { adaptPage } from './phone/adapt'
export { childrenOf } from './children'
export {
  clipOf,
  copiesOf,
  freshSeed,
  moduleOf,
  readClip,
  readModule,
  uuidFor,
  type Clip,
  type Seed,
} from './clip'
export { applyCommand, type Command } from './command'
export { diff } from './diff'
export { isRoot, PAGE, ROOTS, type PageDoc, type Parent, type Widget } from './doc'
export { equal } from '@schemas/json'
export { nameOf, requireWidget, PageError } from './find'
export { firstPictureOf } from './first-picture'
export { firstTextIn, firstTextOf, fullNameOf } from './first-text'
export { fromJson, toJson } from './json'
export { keyAt, MAX_KEY_LENGTH } from './order-keys'
export { placeAt, type InsertPosition } from './position'
export { joinRegions, rootOf, splitRegions, type JoinedPages, type RegionPages } from './regions'

export { newUuid } from './uuid'
export { ancestors, descendants, inOrder, outermost, walk } from './walk'
export { activePanel, isPanel } from './panels'
export { isOpen, type Conflict } from './merge/conflict'

export { merge, type Merged, type MergeOptions } from './merge/merge'
