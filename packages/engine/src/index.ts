/** Drawing pages: what visitors load. Editing is in `./design`, judging in `./schemas`, HTML in `./server`. */
export { Anchor } from './Anchor'
export { Render } from './Render'
export { phonePage } from './phone-page'
export { installDefaults } from './drawing'
export { defineWidget, type AnyWidget } from '@engine/registry/registry'
export type { WidgetDefinition, WidgetProps } from '@engine/render/contract'
export type { PageJson } from '@schemas/page'
