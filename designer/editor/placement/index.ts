export { activePanel } from './active-panel'
export { placeCopy } from './place-copy'
export { drawnHeights, placeInPanel } from './place-in-panel'
export {
  copyRefusal,
  defaultPosition,
  fitted,
  insertWidget,
  isPanel,
  refusal,
  REGION_PROPERTY,
  regionOfRoot,
  positionBeside,
} from './place'
export { relocate } from './relocate'
export { mayTakeOut, outermost, removeWidgets, takeOut } from './removal'
