/** The language of operators' texts and of problems. */
export { english } from './texts/english'
export { installTexts } from './texts/install'
