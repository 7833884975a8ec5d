import { Button } from 'antd'
import { useState } from 'react'
import type { UiSchema } from '@schemas/dialect/form-schema'
import type { Schema } from '@schemas/dialect/schema'
import type { Json } from '@schemas/page'
import { LinkOutlined } from '../../icons'
import type { Path } from '../../page/patch'
import { boundsText } from '../bounds'
import { idOf } from '../ids'
import { Row } from '../Row'
import { fieldOf, hintsOf } from '../schema-at'
import { useSettings } from '../settings-context'
import { Centring } from './Centring'
import type { LayoutRow } from './layout'
import { SideInput } from './SideInput'
import { useProblemsOfAll } from './use-problems-of-all'

export interface GroupProps {
  row: Exclude<LayoutRow, { kind: 'field' }>
  /** Path of the object that holds them. */
  path: Path
  schema: Schema
  ui: UiSchema
}

/** Sides that are set together, by title; kept while other widgets are edited. */
const linked = new Set<string>()

/** Four sides in one control: each by itself, or all four at once. */
export function FourSides({ row: { names, title }, path, schema, ui }: GroupProps) {
  const { target, type, readOnly } = useSettings()
  const [together, setTogether] = useState(() => linked.has(title))
  const paths = names.map((name) => [...path, name])
  const problems = useProblemsOfAll(paths)
  const toggle = () => {
    if (together) linked.delete(title)
    else linked.add(title)
    setTogether(!together)
  }
  const set = (own: Path, value: Json | undefined) => {
    if (together)
      target.setAll(
        paths.map((each) => [each, value] as const),
        title,
      )
    else target.set(own, value, propertyOf(schema, own).title ?? title)
  }
  const first = propertyOf(schema, paths[0] ?? [])
  const firstUi = (ui[names[0] ?? ''] ?? {}) as UiSchema
  const kind = fieldOf(firstUi) === 'colour' ? 'colour' : 'number'
  const auto = Array.isArray(first.type) && first.type.includes('string')
  return (
    <Row
      id={idOf(type, [...path, title])}
      title={title}
      description={hintsOf(firstUi).quiet === true ? undefined : first.description}
      bounds={boundsText(first)}
      problems={problems}
      layout="block"
      label="group"
      extra={
        <span className="pm-set-extra">
          {auto && <Centring path={path} names={names} disabled={readOnly} />}
          <Button
            size="small"
            type="text"
            icon={<LinkOutlined />}
            aria-pressed={together}
            aria-label={`${title}四边一起设置`}
            title="四边一起设置"
            disabled={readOnly}
            onClick={toggle}
          />
        </span>
      }
    >
      <div className="pm-set-sides" data-linked={together || undefined}>
        {paths.map((own) => (
          <SideInput
            key={own.at(-1)}
            path={own}
            schema={propertyOf(schema, own)}
            kind={kind}
            auto={auto}
            set={(value) => set(own, value)}
          />
        ))}
      </div>
    </Row>
  )
}

const propertyOf = (schema: Schema, path: Path): Schema => schema.properties?.[String(path.at(-1))] ?? {}
