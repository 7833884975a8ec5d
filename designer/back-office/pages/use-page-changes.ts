import type { PageRow } from '@schemas/generated/api'
import { strings } from '@schemas/generated/strings/W0000'
import { useChange } from '../../shell/api'
import { useHost, useMessages } from '../../shell/ui'

export interface PageChanges {
  enable(row: PageRow, enabled: boolean): void
  duplicate(row: PageRow): void
  /** Asks first; the message afterwards offers to undo the deletion. */
  remove(row: PageRow): Promise<void>
  restore(row: PageRow): void
}

/** The changes of a page from the list. */
export function usePageChanges(): PageChanges {
  const host = useHost()
  const messages = useMessages()
  const enable = useChange('POST /pages/{page_id}/enable', ['GET /pages'])
  const duplicate = useChange('POST /pages/{page_id}/duplicate', ['GET /pages'])
  const remove = useChange('DELETE /pages/{page_id}', ['GET /pages'])
  const restore = useChange('POST /pages/{page_id}/restore', ['GET /pages'])
  const onError = (error: Error) => host.error(error.message)
  const restoreRow = ({ page_id }: PageRow) =>
    restore.mutate({ params: { page_id } }, { onError, onSuccess: () => host.success('已恢复') })
  return {
    enable: ({ page_id }, enabled) =>
      enable.mutate(
        { params: { page_id }, body: { enabled } },
        { onError, onSuccess: () => host.success(enabled ? '已启用' : '已停用') },
      ),
    duplicate: ({ page_id }) =>
      duplicate.mutate(
        { params: { page_id } },
        { onError, onSuccess: ({ title }) => host.success(`已复制为“${title}”`) },
      ),
    remove: async (row) => {
      if (!(await host.confirm(`确定删除页面“${row.title}”？`, { danger: true }))) return
      remove.mutate(
        { params: { page_id: row.page_id } },
        { onError, onSuccess: () => messages.undoable(row.page_id, strings.removed, () => restoreRow(row)) },
      )
    },
    restore: restoreRow,
  }
}
