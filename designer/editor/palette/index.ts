export { palettePicture } from './items'
export { Palette } from './Palette'
