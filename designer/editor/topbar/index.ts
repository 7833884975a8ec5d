export { TopBar } from './TopBar'
