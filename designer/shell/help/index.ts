export { chapterOf, OF_EDITOR } from './chapter-of'
export { HelpLink } from './HelpLink'
