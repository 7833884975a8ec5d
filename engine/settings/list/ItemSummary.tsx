import { useMemo } from 'react'
import type { UiSchema } from '@schemas/dialect/form-schema'
import type { Schema } from '@schemas/dialect/schema'
import { PictureOutlined } from '../../icons'
import type { Path } from '../../page/patch'
import { mediaUrl } from '../../render/css-values'
import { NOWHERE, useValue, useProblems } from '../use-leaf'
import { linkOf, pictureOf, targetOf, wordsOf } from './thumbnail'
import { isWrong } from '../field'
import { texts } from '../../texts/texts'

interface ItemSummaryProps {
  path: Path
  index: number
  schema: Schema
  ui: UiSchema
}

/** Thumbnail and text of an item, or what it leads to; subscribes to these only. */
export function ItemSummary({ path, index, schema, ui }: ItemSummaryProps) {
  const picture = useMemo(() => pictureOf(schema, ui), [schema, ui])
  const words = useMemo(() => wordsOf(schema, ui), [schema, ui])
  const link = useMemo(() => (words ? null : linkOf(schema, ui)), [words, schema, ui])
  const fallback =
    schema.title === undefined ? texts.forms.list.unnamed(index + 1) : `${schema.title} ${index + 1}`
  return (
    <>
      {picture && <Thumbnail path={[...path, ...picture]} />}
      <span className="pm-set-item-words">
        {link ? (
          <Target path={[...path, ...link.path]} names={link.names} fallback={fallback} />
        ) : (
          <Words path={words && [...path, ...words]} fallback={fallback} />
        )}
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

interface TargetProps {
  path: Path
  names: readonly string[]
  fallback: string
}

function Target({ path, names, fallback }: TargetProps) {
  return targetOf(useValue(path), names) || fallback
}

/** A mark on a collapsed item with errors. */
export function ItemProblems({ path }: { path: Path }) {
  const problems = useProblems(path)
  if (!isWrong(problems)) return null
  return (
    <span className="pm-set-mark">
      <span className="pm-set-spoken">{texts.forms.list.problems(problems.length)}</span>
    </span>
  )
}
