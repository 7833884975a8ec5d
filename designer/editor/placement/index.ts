export { areTopPanels, crossing } from './crossing'
export { fitting } from './fitting'
export { placeInPanel, drawnHeights, panelSize, roomInPanel } from './in-panel'
export {
  defaultPosition,
  insertWidget,
  isFixed,
  refusal,
  REGION_PROPERTY,
  regionOfRoot,
  positionBeside,
} from './place'
export { pasteClips } from './paste'
export { relocate } from './relocate'
export { isHeld, toggleHidden, toggleLocked } from './hold'
export { canRemove, HIDE_ON_PHONES, removeWidgets, removeAtOnce } from './removal'
