import type { ImageFolder, ImageRow, ImageUse } from '@schemas/generated/api'
import { strings } from '@schemas/generated/strings/W0000'
import { call, useChange } from '../../shell/api'
import { useHost, useMessages } from '../../shell/ui'

const LISTS = ['GET /images', 'GET /image-folders'] as const
/** Uses named in the question; the rest are counted. */
const NAMED = 5

/** The changes of pictures and folders on the library's page. */
export function useImageChanges() {
  const host = useHost()
  const messages = useMessages()
  const remove = useChange('POST /images/delete', LISTS)
  const restore = useChange('POST /images/restore', LISTS)
  const move = useChange('POST /images/move', LISTS)
  const purge = useChange('POST /images/purge', LISTS)
  const removeFolder = useChange('DELETE /image-folders/{folder_id}', LISTS)
  const onError = (error: Error) => host.error(error.message)
  const restoreRows = (rows: readonly ImageRow[]) =>
    restore.mutate({ body: { image_ids: idsOf(rows) } }, { onError, onSuccess: () => host.success('已恢复') })

  const usesOf = (image_ids: string[]) =>
    call('GET /images/uses', { query: { image_ids } }).then(
      ({ list }) => list,
      (error: Error) => onError(error),
    )

  return {
    restore: restoreRows,
    /**
     * Asks first and says where the pictures are used; the message afterwards offers to undo the deletion.
     * @param then called once they are deleted
     */
    async remove(rows: readonly ImageRow[], then?: () => void) {
      const image_ids = idsOf(rows)
      const list = await usesOf(image_ids)
      if (!list || !(await host.confirm(question(rows, list), { danger: true }))) return
      remove.mutate(
        { body: { image_ids, force: list.length > 0 } },
        {
          onError,
          onSuccess: () => {
            messages.undoable(image_ids.join(), strings.removed, () => restoreRows(rows))
            then?.()
          },
        },
      )
    },
    /** @param folder '': outside of all folders */
    move: (rows: readonly ImageRow[], folder_id: string, then: () => void) =>
      move.mutate(
        { body: { image_ids: idsOf(rows), folder_id } },
        {
          onError,
          onSuccess: () => {
            host.success(`已移动 ${rows.length} 张图片`)
            then()
          },
        },
      ),
    /** Empties the recycle bin for good. */
    async purge() {
      const ask = '清空回收站？其中的图片会被彻底删除，仍被页面、版本、设置或组合模块用到的会留下。'
      if (!(await host.confirm(ask, { ok: '清空', danger: true }))) return
      purge.mutate(
        { body: { days: 0 } },
        {
          onError,
          onSuccess: ({ purged, kept }) =>
            host.success(`已清理 ${purged} 张图片${kept > 0 ? `，${kept} 张仍被用到` : ''}`),
        },
      )
    },
    async removeFolder({ folder_id, name }: ImageFolder) {
      if (!(await host.confirm(`确定删除文件夹“${name}”？其中的图片会移出文件夹。`, { danger: true }))) return
      removeFolder.mutate(
        { params: { folder_id } },
        { onError, onSuccess: () => host.success(strings.removed) },
      )
    },
  }
}

const idsOf = (rows: readonly ImageRow[]) => rows.map(({ image_id }) => image_id)

function question(rows: readonly ImageRow[], uses: readonly ImageUse[]): string {
  const [first] = rows
  const one = rows.length === 1 && first ? first.img_name : undefined
  if (uses.length === 0)
    return one === undefined ? `确定删除 ${rows.length} 张图片？` : `确定删除图片“${one}”？`
  const names = [...new Set(uses.map(({ title }) => title))]
  const rest = names.length > NAMED ? `等 ${names.length} 处` : ''
  const [what, ask] =
    one === undefined
      ? ['其中的图片', `确定删除 ${rows.length} 张图片？`]
      : ['这张图片', `确定删除“${one}”？`]
  return `“${names.slice(0, NAMED).join('”、“')}”${rest}正在使用${what}，删除后会显示为空白。${ask}`
}
