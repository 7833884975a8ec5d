import type { OperatorMessage } from '@schemas/generated/api'
import { shownTime } from '../ui'

interface MessageText {
  /** What happened. */
  title: string
  /** What was written about it; '' for nothing. */
  text: string
}

type Parts = OperatorMessage['parts']

const page = ({ title = '' }: Parts) => `“${title}”`
// of several only the last one's place is known
const at = ({ widget, count }: Parts) => (widget && !count ? `的${widget}` : '')
const several = ({ count }: Parts, one: string) => (count ? ` ${count} 条${one}` : `一条${one}`)

const TITLES: Record<OperatorMessage['kind'], (parts: Parts) => string> = {
  review_asked: (parts) => `${parts.by}提交了${page(parts)}，待审核`,
  review_approved: (parts) =>
    parts.at
      ? `${page(parts)}已通过审核，将于 ${shownTime(parts.at, 'YYYY-MM-DD HH:mm')} 发布`
      : `${page(parts)}已通过审核并发布`,
  review_returned: (parts) => `${page(parts)}已退回`,
  review_ended: (parts) => `${page(parts)}的审核已结束`,
  note_written: (parts) => `${parts.by}在${page(parts)}${at(parts)}写了${several(parts, '批注')}`,
  note_replied: (parts) => `${parts.by}回复了${page(parts)}的批注`,
}

/** A message in words. */
export const textOf = ({ kind, parts }: Pick<OperatorMessage, 'kind' | 'parts'>): MessageText => ({
  title: TITLES[kind](parts),
  text: parts.text ?? '',
})
