import { memo, useCallback, useMemo } from 'react'
import type { UiSchema } from '@schemas/dialect/form-schema'
import type { Schema } from '@schemas/dialect/schema'
import type { Json } from '@schemas/page'
import type { Path } from '../page/patch'
import { boundsText } from './limits'
import type { Leaf, LeafHints } from './field'
import { fieldOf, idOf, hintsOf } from './schema-at'
import { FieldRow } from './FieldRow'
import { RestoreDot, useOwnValue } from './OwnValue'
import { LeafPathContext, useSettings } from './settings-context'
import { NOWHERE, useMixed, useProblems, useValue } from './use-leaf'
import { useBounded, useDrawn, useLocked, useVisible } from './use-hints'
import { texts } from '../texts/texts'
import { YUAN } from '@schemas/money'

interface LeafFieldProps {
  leaf: Leaf
  schema: Schema
  ui: UiSchema
  path: Path
  /** Required and without a default. */
  required?: boolean
}

/** One leaf of the form: hidden while its condition fails, else its row, bound to the store by path. */
export const LeafField = memo(function LeafField(props: LeafFieldProps) {
  const hints = useMemo(() => hintsOf(props.ui), [props.ui])
  return useVisible(hints) ? <BoundLeaf {...props} hints={hints} /> : null
})

interface BoundLeafProps extends LeafFieldProps {
  hints: LeafHints
}

function BoundLeaf({ leaf, schema: stated, ui, path, required = false, hints: plain }: BoundLeafProps) {
  const mixed = useMixed([path])
  const bounded = useBounded(stated, plain)
  const schema = useMemo(
    () => (mixed ? { ...bounded, default: texts.forms.mixed } : bounded),
    [bounded, mixed],
  )
  const hints = useMemo(() => (mixed ? { ...plain, placeholder: texts.forms.mixed } : plain), [plain, mixed])
  const { target, readOnly, type } = useSettings()
  const { Component, layout = 'block', label = 'group', problems: depth = 'deep', blind } = leaf
  const title = schema.title ?? String(path.at(-1))
  const problems = useProblems(path, depth)
  const own = useOwnValue([path])
  const disabled = useLocked(path, hints) || readOnly || own.reason !== undefined
  const set = useCallback((value: Json | undefined) => target.set(path, value, title), [target, path, title])
  const id = idOf(type, path)
  const control = (
    <LeafPathContext value={path}>
      <Component
        {...{ title, schema, ui, hints, path, problems, disabled, id, set }}
        value={useDrawn(path, hints, useValue(blind ? NOWHERE : path))}
        describedBy={`${id}-help`}
      />
    </LeafPathContext>
  )
  if (layout === 'bare') return control
  return (
    <FieldRow
      {...{ id, title, problems, layout, label }}
      required={required || hints.needed === true}
      description={own.reason ?? descriptionOf(schema, hints)}
      extra={own.differs && <RestoreDot paths={[path]} title={title} />}
      bounds={boundsOf(schema, hints)}
      mixed={mixed ? mixedAs(schema, ui) : undefined}
    >
      {control}
    </FieldRow>
  )
}

/** The description for operators; one for developers (`x-ui.quiet`) is not shown. */
function descriptionOf({ description }: Schema, { derived, quiet }: LeafHints): string | undefined {
  if (derived === true) return texts.forms.derived
  return quiet === true ? undefined : description
}

function boundsOf(schema: Schema, { recommended, unit }: LeafHints): string {
  if (recommended) return texts.forms.size(recommended.width, recommended.height)
  if (schema.type === 'array' || schema.type === 'object') return ''
  return unit === YUAN ? '' : boundsText(schema)
}

/** A control without a text says beside it that values differ, others by their placeholder. */
const mixedAs = ({ type }: Schema, ui: UiSchema) =>
  type === 'boolean' || fieldOf(ui) === 'radio' || fieldOf(ui) === 'link' ? 'shown' : 'spoken'
