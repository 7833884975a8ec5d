export { startDrag } from './drag'
