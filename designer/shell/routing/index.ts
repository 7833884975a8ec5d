export { LEAVE, useUnsaved } from './unsaved'
export { useConfirmLeaving } from './use-confirm-leaving'
