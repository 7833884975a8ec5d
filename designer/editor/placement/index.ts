export { activePanel } from './active-panel'
export { placeCopy } from './place-copy'
export { drawnHeights, placeInPanel } from './place-in-panel'
export {
  copyRefusal,
  defaultSpot,
  fitted,
  insertWidget,
  isPanel,
  refusal,
  REGION_PROPERTY,
  regionOfRoot,
  spotBeside,
} from './place'
export { relocate } from './relocate'
export { mayTakeOut, outermost, removeWidgets, takeOut } from './removal'
