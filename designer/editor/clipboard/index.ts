export { useClipboard } from './use-clipboard'
