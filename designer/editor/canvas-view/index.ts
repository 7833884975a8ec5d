export { type Box, boxOf, cover, isInside, type Point, MAX_ZOOM, MIN_ZOOM, nextZoom } from './measures'
export { canvasOf, CanvasView } from './canvas-view'
export { hit, rowAt } from './hit'
