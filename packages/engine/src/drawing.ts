/** A stored page as the renderers take it. */
import { INERT_ACTIONS, visitorShop } from '@engine/render/context'
import type { PageContext } from '@engine/render/contract'
import { fillPage, type FilledPage } from '@schemas/fill'
import { isHidden } from '@schemas/hidden'
import type { PageJson } from '@schemas/page'

/** Without what operators have hidden. */
export function shownOf(page: PageJson): PageJson {
  const shown = Object.entries(page.widgets).filter(([uuid]) => !isHidden((each) => page.widgets[each], uuid))
  return { ...page, widgets: Object.fromEntries(shown) }
}

/** With every default filled in. */
export const drawnPage = (page: PageJson): FilledPage => fillPage(shownOf(page))

/** What renderers find around them: the page's configuration. An application hands its own data on by a React context. */
export const contextOf = ({ page: { props } }: FilledPage): PageContext => ({
  mode: 'render',
  page: props,
  shop: visitorShop(),
  actions: INERT_ACTIONS,
})

/** Of the element around a page; texts on phones have a least size. */
export const classOf = ({ platform }: FilledPage): string =>
  platform === 'h5' ? 'pm-page pm-phone' : 'pm-page'
