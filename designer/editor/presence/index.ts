export { colourOf } from './colours'
export { followOthers } from './follow-others'
export { People } from './People'
