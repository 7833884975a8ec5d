import type { PageRow, WorkspaceAnswer } from '@schemas/generated/api'
import type { PageJson, WidgetJson } from '@schemas'
import type { BuiltShop } from '../../../helpers/built-shop'
import { signInAs } from '../../../helpers/operator'
import { publishDraft } from '../../../helpers/pages'
import { freshPage, widget } from './fresh-page'

/** A single text on a page. @param order the keys `a0`, `a1`, … */
export const text = (value: string, order = 'a0', style: WidgetJson['style'] = {}): WidgetJson => ({
  ...widget('W0011', order, { props: { text: value }, style: { width: 600, height: 40, ...style } }),
  name: '文本',
})

/** A published custom page. @param widgets `{ greeting: text('你好') }` */
export async function textPage(
  shop: BuiltShop,
  widgets: PageJson['widgets'],
  title = '文字页',
): Promise<PageRow> {
  const page_id = await freshPage(shop, { title, widgets })
  const owner = await signInAs(shop.app, 'owner')
  const { pages } = await owner.data<WorkspaceAnswer>(`/pages/${page_id}/workspace`)
  await publishDraft(owner, page_id, pages.body.revision)
  return owner.data<PageRow>(`/pages/${page_id}/enable`, { method: 'POST', body: { enabled: true } })
}
