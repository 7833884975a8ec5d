import { DownloadOutlined } from '@engine/icons'
import type { SheetJob } from '@schemas/generated/api'
import { ADMIN_BASE } from '../../shell/api'

/** ms between two requests for the progress of a job. */
export const EVERY_MS = 1_000

/** Whole percent of the rows that are done. */
export const percentOf = ({ state, total, done, failed }: SheetJob): number =>
  state === 'done' ? 100 : Math.floor((100 * (done + failed)) / Math.max(total, 1))

/** The result of a job in one sentence. */
export function outcomeOf({ direction, state, total, done, same, failed }: SheetJob): string {
  if (state === 'running') return `共 ${total} 条，已处理 ${done + failed} 条`
  if (direction === 'export') return `已导出 ${done} 条`
  const unchanged = same > 0 ? `（其中 ${same} 行无变化）` : ''
  return `共 ${total} 行，成功 ${done} 行${unchanged}，失败 ${failed} 行`
}

/** Downloads the job's file: the data of an export, the report of an import. */
export function Download({ job: { job_id, direction, state, downloadable } }: { job: SheetJob }) {
  if (!downloadable || state === 'running') return null
  return (
    <a href={`${ADMIN_BASE}/sheet-jobs/${job_id}/file`} download>
      <DownloadOutlined /> {direction === 'export' ? '下载文件' : '下载报告'}
    </a>
  )
}
