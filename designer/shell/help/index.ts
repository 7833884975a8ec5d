export { addressOfChapter, CHAPTERS, type Chapter } from './chapters'
export { chapterOf, OF_EDITOR } from './chapter-of'
export { HelpLink } from './HelpLink'
