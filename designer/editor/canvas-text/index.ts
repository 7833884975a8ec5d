export { editText, TextEditor } from './later'
