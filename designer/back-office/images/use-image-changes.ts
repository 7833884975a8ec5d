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
  const remove = useChange('DELETE /images/{image_id}', LISTS)
  const restore = useChange('POST /images/{image_id}/restore', LISTS)
  const purge = useChange('POST /images/purge', LISTS)
  const removeFolder = useChange('DELETE /image-folders/{folder_id}', LISTS)
  const onError = (error: Error) => host.error(error.message)
  const restoreRow = ({ image_id }: ImageRow) =>
    restore.mutate({ params: { image_id } }, { onError, onSuccess: () => host.success('已恢复') })

  const usesOf = ({ image_id }: ImageRow) =>
    call('GET /images/{image_id}/uses', { params: { image_id } }).then(
      ({ list }) => list,
      (error: Error) => onError(error),
    )

  return {
    restore: restoreRow,
    /** Asks first and says where the picture is used; the message afterwards offers to undo the deletion. */
    async remove(row: ImageRow) {
      const { image_id } = row
      const list = await usesOf(row)
      if (!list || !(await host.confirm(question(row, list), { danger: true }))) return
      remove.mutate(
        { params: { image_id }, query: { force: list.length > 0 } },
        { onError, onSuccess: () => messages.undoable(image_id, strings.removed, () => restoreRow(row)) },
      )
    },
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

function question({ img_name }: ImageRow, uses: readonly ImageUse[]): string {
  if (uses.length === 0) return `确定删除图片“${img_name}”？`
  const names = [...new Set(uses.map(({ title }) => title))]
  const rest = names.length > NAMED ? `等 ${names.length} 处` : ''
  return `“${names.slice(0, NAMED).join('”、“')}”${rest}正在使用这张图片，删除后会显示为空白。确定删除“${img_name}”？`
}
