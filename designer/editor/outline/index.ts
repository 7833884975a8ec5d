export { OUTLINE_KEYS } from './keys'
export { Outline } from './Outline'
