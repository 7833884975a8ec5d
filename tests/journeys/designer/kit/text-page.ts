import { newPage, publishDraft, saveDraft } from '../../../helpers/pages'
import { signInAs } from '../../../helpers/operator'
import type { BuiltShop } from '../../../helpers/built-shop'
import type { PageRow } from '@schemas/generated/api'
import type { WidgetJson } from '@schemas'

/** A text widget below the one before it. @param order fractional, as in documents */
export const text = (value: string, order = 'a0', style: WidgetJson['style'] = {}): WidgetJson => ({
  type: 'W0011',
  v: 1,
  parent: null,
  order,
  props: { text: value },
  style: { width: 600, height: 40, ...style },
})

/**
 * A new custom page that holds these widgets by uuid, published and open to shoppers.
 * @param widgets `{ greeting: text('你好') }`
 */
export async function textPage(
  shop: BuiltShop,
  widgets: Record<string, WidgetJson>,
  title = '文字页',
): Promise<PageRow> {
  const owner = await signInAs(shop.app, 'owner')
  const page = await newPage(owner, { title })
  const revision = await saveDraft(owner, page.page_id, (draft) => void Object.assign(draft.widgets, widgets))
  await publishDraft(owner, page.page_id, revision)
  return owner.data<PageRow>(`/pages/${page.page_id}/enable`, { method: 'POST', body: { enabled: true } })
}
