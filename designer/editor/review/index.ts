export { OutgoingButtons, ReviewState } from './ReviewButtons'
export { ReviewPanel } from './ReviewPanel'
