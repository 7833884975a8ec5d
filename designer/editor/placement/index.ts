export { fitting } from './fitting'
export { placeCopy, placeInPanel, drawnHeights, panelSize, roomInPanel } from './in-panel'
export {
  activePanel,
  copyRefusal,
  defaultPosition,
  fitted,
  insertWidget,
  isFixed,
  isPanel,
  refusal,
  REGION_PROPERTY,
  regionOfRoot,
  positionBeside,
} from './place'
export { narrowed } from './narrowed'
export { pasteClips } from './paste'
export { relocate } from './relocate'
export { isHeld, toggleHidden, toggleLocked } from './hold'
export { canRemove, HIDE_ON_PHONES, inOrder, outermost, removeWidgets, removeAtOnce } from './removal'
