import { Tag } from 'antd'
import type { ReactNode } from 'react'
import type { RecordKind, RecordRow } from '@schemas/generated/api'
import { shownTime, yuan } from '../../shell/ui'

type Column = RecordKind['columns'][number]

const NOTHING = '–'

/** A value of a list, as its schema says it is to be read. */
export function cellOf({ key, kind, unit = '', words, when }: Column, row: RecordRow): ReactNode {
  const value = row.value as Record<string, unknown>
  if (when && !when.in.includes(value[when.prop])) return NOTHING
  const own = value[key]
  if (own === null || own === undefined || own === '') return NOTHING
  if (kind === 'cents') return yuan(Number(own))
  if (kind === 'number') return `${String(own)}${unit}`
  if (kind === 'enum') return words?.[String(own)] ?? String(own)
  if (kind === 'flag') return own === true ? <Tag color="success">是</Tag> : <Tag>否</Tag>
  if (kind === 'image') return <img src={String(own)} alt="" width={40} height={40} loading="lazy" />
  if (kind === 'time') return isIso(String(own)) ? shownTime(String(own)) : String(own)
  return Array.isArray(own) ? own.join('、') : String(own)
}

/** Times of forms are written by the shops' clocks already. */
const isIso = (text: string) => text.includes('T')

/** Pictures stand before the name that they belong to. */
export const inListOrder = (columns: readonly Column[]): Column[] =>
  columns.toSorted((a, b) => Number(b.kind === 'image') - Number(a.kind === 'image'))

/** How a column lies: what is counted and paid stands under its like, digit under digit. */
export function columnStyle({ kind }: Column) {
  if (kind === 'image') return { width: 64 }
  return kind === 'cents' || kind === 'number' ? { align: 'right' as const } : {}
}
