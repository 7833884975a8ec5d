export { Outline } from './Outline'
