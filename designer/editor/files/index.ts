export { imageFilesOf, PASTED, picturesIn } from './image-files'
export { ImageFiles } from './ImageFiles'
