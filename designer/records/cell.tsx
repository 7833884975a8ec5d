import { Tag } from 'antd'
import type { ReactNode } from 'react'
import type { RecordKind, RecordRow } from '@schemas/generated/api'
import { shownTime } from '../shell/time'

type Column = RecordKind['columns'][number]

/** A value of a list, as its schema says it is to be read. */
export function cellOf({ key, kind, words }: Column, { value }: RecordRow): ReactNode {
  const own = (value as Record<string, unknown>)[key]
  if (own === null || own === undefined || own === '') return '–'
  if (kind === 'cents') return `¥${(Number(own) / 100).toFixed(2)}`
  if (kind === 'enum') return words?.[String(own)] ?? String(own)
  if (kind === 'flag') return own === true ? <Tag color="success">是</Tag> : <Tag>否</Tag>
  if (kind === 'image') return <img src={String(own)} alt="" width={40} height={40} loading="lazy" />
  if (kind === 'time') return isIso(String(own)) ? shownTime(String(own)) : String(own)
  return Array.isArray(own) ? own.join('、') : String(own)
}

/** Times of forms are written by the shops' clocks already. */
const isIso = (text: string) => text.includes('T')
