import { useMemo } from 'react'
import type { UiSchema } from '@schemas/dialect/form-schema'
import type { Schema } from '@schemas/dialect/schema'
import { PictureOutlined } from '../../icons'
import type { Path } from '../../page/patch'
import { mediaUrl } from '../../render/css-values'
import { NOWHERE, useValue, useProblems } from '../use-leaf'
import { pictureOf, wordsOf } from './thumbnail'
import { isWrong } from '../field'

interface ItemSummaryProps {
  path: Path
  index: number
  schema: Schema
  ui: UiSchema
}

/** Thumbnail and text of an item; subscribes to these two only. */
export function ItemSummary({ path, index, schema, ui }: ItemSummaryProps) {
  const picture = useMemo(() => pictureOf(schema, ui), [schema, ui])
  const words = useMemo(() => wordsOf(schema, ui), [schema, ui])
  return (
    <>
      {picture && <Thumbnail path={[...path, ...picture]} />}
      <span className="pm-set-item-words">
        <Words path={words && [...path, ...words]} fallback={`${schema.title ?? '第'} ${index + 1}`} />
      </span>
    </>
  )
}

function Thumbnail({ path }: { path: Path }) {
  const url = mediaUrl(useValue(path))
  return (
    <span className="pm-set-thumb">
      {url ? <img src={url} alt="" loading="lazy" /> : <PictureOutlined />}
    </span>
  )
}

function Words({ path, fallback }: { path: Path | null; fallback: string }) {
  const words = useValue(path ?? NOWHERE)
  return typeof words === 'string' && words !== '' ? words : fallback
}

/** A mark on a collapsed item with errors. */
export function ItemProblems({ path }: { path: Path }) {
  const problems = useProblems(path)
  if (!isWrong(problems)) return null
  return (
    <span className="pm-set-mark">
      <span className="pm-set-spoken">{problems.length} 处问题</span>
    </span>
  )
}
