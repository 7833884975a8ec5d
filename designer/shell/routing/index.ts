export { LEAVE, useUnsaved, useConfirmLeaving } from './leaving'
