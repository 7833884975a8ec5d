export { useBatches } from './use-batches'
