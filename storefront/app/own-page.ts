import type { FilledPage } from '@schemas/fill'
import type { PageData } from '@schemas/page-data'
import type { Own } from '../shell/section/section'

/** Sorts behind every key that fractional indexing makes. */
const LAST = 'zz'

/** The parts of a page that are other ones by what its section shows of the shop's own making. */
export function withOwn(
  page: PageData,
  { answers, shown }: Own,
): Pick<PageData, 'answers' | 'page' | 'regions' | 'live'> {
  const { regions, live } = page
  const all = { ...page.answers, ...answers }
  if (!shown || !regions.body) return { answers: all, page: page.page, regions, live }
  const body = below(regions.body, shown.page)
  return {
    answers: all,
    page: body.page.props,
    regions: { ...regions, body },
    live: {
      ...live,
      goods: { ...shown.live.goods, ...live.goods },
      coupon: { ...shown.live.coupon, ...live.coupon },
      shop: { ...shown.live.shop, ...live.shop },
      category: { ...shown.live.category, ...live.category },
    },
  }
}

/** One document after the other, with the settings of the second. */
function below(first: FilledPage, second: FilledPage): FilledPage {
  const widgets = Object.entries(second.widgets).map(([uuid, widget]) => [
    uuid,
    widget.parent === null ? { ...widget, order: LAST + widget.order } : widget,
  ])
  return { ...second, widgets: { ...first.widgets, ...Object.fromEntries(widgets) } }
}
