/** Generated content for contract tests and property tests, derived from the resolved schemas. */
export { boundaryCases, type BoundaryCase } from './arbitrary/boundary'
export { invalidContentOf } from './arbitrary/invalid'
export { contentOf, pageOf, widgetTypes } from './arbitrary/pages'
export { valueOf } from './arbitrary/values'
