import { adaptPage } from '@engine/page/phone/adapt'
import { createRegistry, type AnyWidget } from '@engine/registry/registry'
import { withPhoneCss } from '@engine/render/phone-css'
import type { PageJson } from '@schemas/page'
import { shownOf } from './drawing'

/**
 * A desktop page as phones draw it, for `<Render>` and `renderToHtml`: in one column, with what operators have set for
 * phones. A page that is made for phones is returned itself.
 */
export function phonePage(page: PageJson, widgets: readonly AnyWidget[]): PageJson {
  if (page.platform === 'h5') return page
  const adapted = withPhoneCss(adaptPage(shownOf(page)), createRegistry(widgets))
  const { v, props } = adapted.page
  return { ...adapted, platform: 'h5', page: { v, props: { ...props } } }
}
