/** Generated content for contract and fuzz suites, all of it made from the resolved schemas. */
export { boundaryCases, type BoundaryCase } from './arbitrary/boundary'
export { invalidContentOf, type InvalidContent } from './arbitrary/invalid'
export { contentOf, pageOf, widgetTypes, type PageOptions } from './arbitrary/pages'
export { valueOf } from './arbitrary/values'
