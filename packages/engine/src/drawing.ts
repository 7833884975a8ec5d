/** A stored page as the renderers take it. */
import { INERT_ACTIONS, visitorShop } from '@engine/render/context'
import type { PageContext } from '@engine/render/contract'
import { fillPage, type FilledPage } from '@schemas/fill'
import { isHidden } from '@schemas/hidden'
import type { PageJson } from '@schemas/page'

/** Without what operators have hidden; defaults filled in. */
export function drawnPage(page: PageJson): FilledPage {
  const filled = fillPage(page)
  const shown = Object.entries(filled.widgets).filter(
    ([uuid]) => !isHidden((each) => page.widgets[each], uuid),
  )
  return { ...filled, widgets: Object.fromEntries(shown) }
}

/** What renderers find around them: the page's configuration. An application hands its own data on by a React context. */
export const contextOf = ({ page: { props } }: FilledPage): PageContext => ({
  mode: 'render',
  page: props,
  shop: visitorShop(),
  actions: INERT_ACTIONS,
})
