import { Image } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { WorklistFact } from '@schemas/generated/api'
import { priceText } from '@schemas/money'
import { FIGURES } from '../../shell/tables'
import { shownTime } from '../../shell/ui'

/** px of a picture in a table. */
const SMALL = 48

/** A value of a list or a detail, formatted as the server says. */
export function shown({ kind, title }: Pick<WorklistFact, 'kind' | 'title'>, value: unknown): ReactNode {
  if (value === null || value === undefined || value === '') return '–'
  if (kind === 'cents') return priceText(Number(value))
  if (kind === 'time') return shownTime(String(value))
  if (kind === 'image') return <Image src={String(value)} alt={title} width={SMALL} height={SMALL} />
  if (kind === 'images')
    return <Pictures title={title} urls={Array.isArray(value) ? value.map(String) : []} />
  return String(value)
}

/** Numbers and amounts are aligned by their digits. */
export const alignOf = ({ kind }: Pick<WorklistFact, 'kind'>) =>
  kind === 'cents' || kind === 'number' ? FIGURES : {}

/** The value, as a link to another worklist row where there is one. */
export const leading = (worklist: string | undefined, id: unknown, content: ReactNode): ReactNode =>
  worklist === undefined || id === '' ? (
    content
  ) : (
    <Link to={`/worklists/${worklist}/${encodeURIComponent(String(id))}`}>{content}</Link>
  )

function Pictures({ title, urls }: { title: string; urls: string[] }) {
  if (urls.length === 0) return '–'
  return (
    <Image.PreviewGroup>
      {urls.map((url, index) => (
        <Image key={url} src={url} alt={`${title} ${index + 1}`} width={SMALL * 2} height={SMALL * 2} />
      ))}
    </Image.PreviewGroup>
  )
}
