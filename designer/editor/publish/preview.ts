import { REGIONS } from '@schemas/page-data'
import { call } from '../../shell/api'
import { isoOf } from '../../shell/ui'
import type { Workspace } from '../workspace'

/** A window as wide as a phone's screen is in CSS px. */
const PHONE = 'popup,width=390,height=844'

/**
 * Saves, then opens the drafts in the real storefront, as they will be at the chosen moment if there is one. Failures
 * are shown to the operator.
 * @param width `phone`: in a window as narrow; pages made for phones always
 */
export async function openPreview(workspace: Workspace, width: 'own' | 'phone'): Promise<void> {
  const { host, pages } = workspace
  const { platform } = pages.body.page
  const features = width === 'phone' || platform === 'h5' ? PHONE : undefined
  // opened before the first await, or the browser blocks it as a pop-up
  const opened = window.open('about:blank', '_blank', features)
  if (opened) opened.opener = null
  try {
    const address = await previewAddress(workspace, width === 'phone' ? 'h5' : platform)
    if (opened) opened.location.href = address
    else host.warn('浏览器拦截了预览窗口，请允许本站弹出窗口后再试')
  } catch (error) {
    opened?.close()
    host.error(error instanceof Error ? error.message : String(error))
  }
}

/** The signed address of the drafts as they are saved now. @throws Error when they cannot be, ApiError */
export async function previewAddress(
  { saver, pages, ui, readOnly }: Workspace,
  viewport: 'pc' | 'h5',
): Promise<string> {
  if (!readOnly && !(await saver.flush())) throw new Error(saver.state.message ?? '草稿还没有保存，不能预览')
  const drafts = REGIONS.flatMap((region) => {
    const page_id = pages[region]?.page.page_id
    return page_id ? [{ page_id, revision: saver.state.drafts[region] }] : []
  })
  const { platform } = pages.body.page
  const at = ui.at === null ? {} : { at: isoOf(ui.at) }
  return (await call('POST /preview', { body: { pages: drafts, platform, viewport, ...at } })).url
}
