/** Drawing pages: what visitors load. Editing is in `./design`, judging in `./schemas`, HTML in `./server`. */
export { Render, type RenderProps } from './Render'
export { phonePage } from './phone-page'
export { addFillPlans as installDefaults } from '@schemas/fill'
export { defineWidget, type AnyWidget } from '@engine/registry/registry'
export type { WidgetDefinition, WidgetProps } from '@engine/render/contract'
export type { PageJson } from '@schemas/page'
