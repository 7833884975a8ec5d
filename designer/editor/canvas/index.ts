export { Canvas } from './Canvas'
export { fetchRenderers } from './use-registry'
