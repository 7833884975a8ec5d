/** Entry point for shoppers: what rendering a page needs. The operators' is `design.ts`. */
export * from './render/contract'
export { Anchor } from './render/Anchor'
export {
  RenderProvider,
  ShopContext,
  useActions,
  useSurroundings,
  useMode,
  useViewport,
  useShop,
  EMPTY_LIVE,
  INERT_ACTIONS,
  visitorShop,
} from './render/context'
export { colour, cssUrl, fraction, isClear, mediaUrl, oneOf, px, safeUrl, zIndex } from './render/css-values'
export { encodePart, hrefOf } from './render/links'
export { DrawnLater } from './render/DrawnLater'
export { PageView } from './render/PageView'
export { useShownItem } from './render/shown-item'

export { createRegistry, defineWidget, type AnyWidget, type Registry } from './registry/registry'
