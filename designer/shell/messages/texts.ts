import type { OperatorMessage } from '@schemas/generated/api'
import { shownTime } from '../ui'

interface MessageText {
  /** What happened. */
  title: string
  /** What was written about it; '' for nothing. */
  text: string
}

type Parts = OperatorMessage['parts']

/** A page or a file. */
const named = ({ title = '' }: Parts) => `“${title}”`
// of several only the last one's place is known
const at = ({ widget, count }: Parts) => (widget && !count ? `的${widget}` : '')
const several = ({ count }: Parts, one: string) => (count ? ` ${count} 条${one}` : `一条${one}`)

const TITLES: Record<OperatorMessage['kind'], (parts: Parts) => string> = {
  review_asked: (parts) => `${parts.by}提交了${named(parts)}，待审核`,
  review_approved: (parts) =>
    parts.at
      ? `${named(parts)}已通过审核，将于 ${shownTime(parts.at, 'YYYY-MM-DD HH:mm')} 发布`
      : `${named(parts)}已通过审核并发布`,
  review_returned: (parts) => `${named(parts)}已退回`,
  review_ended: (parts) => `${named(parts)}的审核已结束`,
  note_written: (parts) => `${parts.by}在${named(parts)}${at(parts)}写了${several(parts, '批注')}`,
  publication_failed: (parts) => `${named(parts)}没有按时发布`,
  import_done: (parts) =>
    parts.failed === '0'
      ? `${named(parts)}导入完成，共 ${parts.rows} 行`
      : `${named(parts)}导入完成，共 ${parts.rows} 行，其中 ${parts.failed} 行没有导入`,
  note_replied: (parts) => `${parts.by}回复了${named(parts)}的批注`,
}

/** A message in words. */
export const textOf = ({ kind, parts }: Pick<OperatorMessage, 'kind' | 'parts'>): MessageText => ({
  title: TITLES[kind](parts),
  text: parts.text ?? '',
})
