export { ModuleList } from './ModuleList'
