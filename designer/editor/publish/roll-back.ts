import type { PageVersion } from '@schemas/generated/api'
import { call } from '../../shell/api'
import type { Workspace } from '../workspace'

/** Makes a version the draft again, as a step that can be undone; published only by publishing. Whether it was done. */
export async function rollBack(
  { host, saver, problems }: Workspace,
  page_id: string,
  { number, revision }: Pick<PageVersion, 'number' | 'revision'>,
): Promise<boolean> {
  if (!(await host.confirm(`确定回到第 ${number} 版？现在的草稿可以用撤销找回。`))) return false
  try {
    if (!(await saver.flush())) throw new Error(saver.state.message ?? '草稿还没有保存，不能回到历史版本')
    const draft = await call('POST /pages/{page_id}/rollback', { params: { page_id }, body: { revision } })
    await saver.adopt({ page_id, revision: draft.revision, document: draft.document }, `回到第 ${number} 版`)
    problems.judge()
    host.success(`已回到第 ${number} 版，发布后生效`)
    return true
  } catch (error) {
    host.error(error instanceof Error ? error.message : String(error))
    return false
  }
}
