import type { PageRow } from '@schemas/generated/api'
import { storedPage, type PageJson, type WidgetJson } from '@schemas'
import { FORMAT_VERSION, type Platform } from '@schemas/page'
import type { BuiltShop } from '../../../helpers/built-shop'
import { signInAs } from '../../../helpers/operator'

export interface FreshPage {
  title?: string
  platform?: Platform
  /** Of the page configuration. */
  props?: PageJson['page']['props']
  widgets?: PageJson['widgets']
}

/** A custom page of its own, with these widgets as its draft. @returns its page_id */
export async function freshPage(
  { app }: BuiltShop,
  { title = '试验页', platform = 'pc', props = {}, widgets = {} }: FreshPage = {},
): Promise<string> {
  const owner = await signInAs(app, 'owner')
  const { page_id, draft_revision } = await owner.data<PageRow>('/pages', {
    method: 'POST',
    body: { page_type: 'custom', platform, title },
  })
  const document = storedPage({ formatVersion: FORMAT_VERSION, platform, page: { v: 1, props }, widgets })
  await owner.data('/drafts', {
    method: 'PUT',
    body: { documents: [{ page_id, base: draft_revision, document }] },
  })
  return page_id
}

/** A widget as documents hold it; orders are the keys `a0`, `a1`, … */
export const widget = (
  type: string,
  order: string,
  { parent = null, props = {}, style = {} }: Partial<Pick<WidgetJson, 'parent' | 'props' | 'style'>> = {},
): WidgetJson => ({ type, v: 1, parent, order, props, style })
