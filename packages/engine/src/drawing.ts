/** A stored page as the renderers take it. */
import { INERT_ACTIONS, visitorShop } from '@engine/render/context'
import type { Actions, PageContext } from '@engine/render/contract'
import { addFillPlans, fillPage, type FilledPage } from '@schemas/fill'
import { linkTargets } from '@schemas/generated/link-targets'
import { isHidden } from '@schemas/hidden'
import type { PageJson } from '@schemas/page'
import type { Tables } from '@schemas/tables/tables'

/** Without what operators have hidden. */
export function shownOf(page: PageJson): PageJson {
  const shown = Object.entries(page.widgets).filter(([uuid]) => !isHidden((each) => page.widgets[each], uuid))
  return { ...page, widgets: Object.fromEntries(shown) }
}

/** With every default filled in. */
export const drawnPage = (page: PageJson): FilledPage => fillPage(shownOf(page))

/** Links of the site itself are followed as the browser follows them. */
const ACTIONS: Actions = { ...INERT_ACTIONS, goTo: (address) => window.location.assign(address) }

/** What renderers find around them: the page's configuration. An application hands its own data on by a React context. */
export const contextOf = ({ page: { props } }: FilledPage): PageContext => ({
  mode: 'render',
  page: props,
  shop: visitorShop(),
  actions: ACTIONS,
})

/** Of the element around a page; texts on phones have a least size. */
export const classOf = ({ platform }: FilledPage): string =>
  platform === 'h5' ? 'pm-page pm-phone' : 'pm-page'

/**
 * Makes the defaults of an application's widgets known, and where its kinds of links lead, for pages that are drawn
 * without `installSchemas`.
 * @param fillPlans of `schemas/generated/defaults`
 * @param links of `schemas/generated/link-targets`; without them its own kinds of links lead nowhere
 */
export function installDefaults(fillPlans: Tables['fillPlans'], links: Tables['linkTargets'] = {}): void {
  addFillPlans(fillPlans)
  Object.assign(linkTargets, links)
}
