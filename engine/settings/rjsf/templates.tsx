import type { FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils'
import { useContext, useMemo } from 'react'
import type { UiSchema } from '@schemas/dialect/form-schema'
import type { Schema } from '@schemas/dialect/schema'
import { FourSides } from '../groups/FourSides'
import { Gradient } from '../groups/Gradient'
import { layoutOf, type LayoutRow } from '../groups/layout'
import { previews } from '../groups/previews'
import { Section } from '../groups/Section'
import { useWidgetPath } from './adapter'
import { RegistryContext } from './context'

/** Leaves draw their own labels and messages. */
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

/** A section of one row that has its name needs no heading beside the row's own label. */
const isOneOf = ([row, ...others]: LayoutRow[], title: string) =>
  others.length === 0 && row?.kind !== 'field' && row?.title === title
