import type { FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils'
import { useContext, useMemo, useId, useState, type ReactNode, type ComponentType } from 'react'
import type { UiSchema } from '@schemas/dialect/form-schema'
import type { Schema } from '@schemas/dialect/schema'
import { FourSides, type GroupProps } from '../groups/FourSides'
import { layoutOf, type LayoutRow } from '../groups/layout'
import { useWidgetPath, RegistryContext } from './adapter'
import { colour } from '../../render/css-values'
import { useFormColour } from '../colour/use-form-colour'
import { LeafField } from '../LeafField'
import { leaves } from '../leaves'
import { hintsOf } from '../schema-at'
import { usePaths, useValue } from '../use-leaf'
import { useVisible } from '../use-hints'
import { DownOutlined } from '../../icons'
import type { Path } from '../../page/patch'
import { CarouselPreview } from '../groups/CarouselPreview'

/** Leaves render their own labels and messages. */
export function FieldTemplate({ children }: FieldTemplateProps) {
  return children
}

/** An object: its ungrouped fields, then a collapsible section for each `x-ui.group`. */
export function ObjectTemplate({
  schema,
  uiSchema,
  properties,
  fieldPathId,
  registry,
}: ObjectFieldTemplateProps) {
  const outer = useContext(RegistryContext)
  const path = useWidgetPath(fieldPathId.path)
  const sections = useMemo(() => layoutOf(schema as Schema, (uiSchema ?? {}) as UiSchema), [schema, uiSchema])
  const contents = new Map(properties.map(({ name, content }) => [name, content]))
  const draw = (row: LayoutRow) => {
    if (row.kind === 'field') return contents.get(row.name)
    const Group = row.kind === 'sides' ? FourSides : Gradient
    return (
      <Group
        key={row.names[0]}
        row={row}
        path={path}
        schema={schema as Schema}
        ui={(uiSchema ?? {}) as UiSchema}
      />
    )
  }
  const drawn = sections.map(({ title, rows, preview }) => {
    const Preview = preview === undefined ? undefined : previews[preview]
    const body = rows.map(draw)
    if (title === '' || isOneOf(rows, title))
      return (
        <div key={title} className="pm-set-section-body" data-titled={title !== '' || undefined}>
          {body}
        </div>
      )
    return (
      <Section key={title} title={title}>
        {Preview && <Preview path={path} />}
        {body}
      </Section>
    )
  })
  return outer ? drawn : <RegistryContext value={registry}>{drawn}</RegistryContext>
}

/** A section of one row with the same name needs no heading. */
const isOneOf = ([row, ...others]: LayoutRow[], title: string) =>
  others.length === 0 && row?.kind !== 'field' && row?.title === title

/** The colours of a gradient, with a preview strip. */
function Gradient({ row: { names, title }, path, schema, ui }: GroupProps) {
  const paths = usePaths(names.map((name) => [...path, name]))
  const [from, to] = [useValue(paths[0] ?? path), useValue(paths.at(-1) ?? path)]
  const visible = useVisible(hintsOf((ui[names[0] ?? ''] ?? {}) as UiSchema))
  const leaf = leaves['colour']
  const drawn = useFormColour()
  if (!visible || !leaf) return null
  return (
    <fieldset className="pm-set-gradient" aria-label={title}>
      <div
        className="pm-set-strip"
        style={{
          background: `linear-gradient(to right, ${colour(drawn(from)) ?? 'transparent'}, ${colour(drawn(to)) ?? 'transparent'})`,
        }}
      />
      {paths.map((own, index) => (
        <LeafField
          key={names[index]}
          leaf={leaf}
          path={own}
          schema={schema.properties?.[names[index] ?? ''] ?? {}}
          ui={(ui[names[index] ?? ''] ?? {}) as UiSchema}
        />
      ))}
    </fieldset>
  )
}

/** Titles of the sections that the operator closed; they stay closed while other widgets are edited. */
const closed = new Set<string>()

function Section({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(() => !closed.has(title))
  const id = useId()
  const toggle = () => {
    if (open) closed.add(title)
    else closed.delete(title)
    setOpen(!open)
  }
  return (
    <section className="pm-set-section">
      <h2>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={toggle}>
          {title}
          <DownOutlined className="pm-set-fold" rotate={open ? 0 : -90} />
        </button>
      </h2>
      <div id={id} className="pm-set-section-body" hidden={!open}>
        {children}
      </div>
    </section>
  )
}

/** Live previews of several fields, by their name in the schemas (`x-ui.preview`). */
const previews: Readonly<Record<string, ComponentType<{ path: Path }>>> = {
  carousel: CarouselPreview,
}
