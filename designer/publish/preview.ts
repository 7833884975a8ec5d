import { REGIONS } from '@schemas/page-data'
import type { Platform } from '@schemas/page'
import { call } from '../api/client'
import { isoOf } from '../shell/time'
import type { Workspace } from '../workspace/workspace'

/**
 * Saves, then opens the drafts in the real storefront, as they will be at the chosen moment if there is one.
 * @param platform h5: as wide as a phone
 */
export async function openPreview({ saver, pages, host, ui }: Workspace, platform: Platform): Promise<void> {
  // opened before anything is waited for, or the browser takes it for a pop-up
  const tab = window.open('about:blank', '_blank')
  if (tab) tab.opener = null
  try {
    if (!(await saver.flush())) throw new Error(saver.state.message ?? '草稿还没有保存，不能预览')
    const drafts = REGIONS.flatMap((region) => {
      const page_id = pages[region]?.page.page_id
      return page_id ? [{ page_id, revision: saver.state.drafts[region] }] : []
    })
    const at = ui.at === null ? {} : { at: isoOf(ui.at) }
    const { url } = await call('POST /preview', { body: { pages: drafts, platform, ...at } })
    if (tab) tab.location.href = url
    else host.warn('浏览器拦截了预览窗口，请允许本站弹出窗口后再试')
  } catch (error) {
    tab?.close()
    host.error(error instanceof Error ? error.message : String(error))
  }
}
