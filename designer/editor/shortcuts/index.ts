export { useShortcuts } from './use-shortcuts'
