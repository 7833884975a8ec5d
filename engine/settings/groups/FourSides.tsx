import { Button } from 'antd'
import { useState } from 'react'
import type { UiSchema } from '@schemas/dialect/form-schema'
import type { Schema } from '@schemas/dialect/schema'
import type { Json } from '@schemas/page'
import { LinkOutlined } from '../../icons'
import type { Path } from '../../page/patch'
import { boundsText } from '../limits'
import { idOf, fieldOf, hintsOf } from '../schema-at'
import { FieldRow } from '../FieldRow'
import { useSettings } from '../settings-context'
import type { LayoutRow } from './layout'
import { useMixed, useProblemsOfAll, useProblems, useValue } from '../use-leaf'
import { ColourPicker } from '../colour/ColourPicker'
import { NumberInput } from '../leaves/NumberInput'
import { formatNumber, parseNumber, textOf } from '../leaves/leaf-text'
import type { Parsed } from '../leaves/use-draft'
import { isWrong } from '../field'
import { RestoreDot, useOwnValue } from '../OwnValue'
import { texts } from '../../texts/texts'

export interface GroupProps {
  row: Exclude<LayoutRow, { kind: 'field' }>
  /** Path of the object with these properties. */
  path: Path
  schema: Schema
  ui: UiSchema
}

/** Titles of linked sides; remembered while other widgets are edited. */
const linked = new Set<string>()

/** Four sides in one control: set individually or all at once. */
export function FourSides({ row: { names, title }, path, schema, ui }: GroupProps) {
  const { target, type, readOnly: closed } = useSettings()
  const [together, setTogether] = useState(() => linked.has(title))
  const paths = names.map((name) => [...path, name])
  const problems = useProblemsOfAll(paths)
  const own = useOwnValue(paths)
  const mixed = useMixed(paths)
  const readOnly = closed || own.reason !== undefined
  const toggle = () => {
    if (together) linked.delete(title)
    else linked.add(title)
    setTogether(!together)
  }
  const set = (side: Path, value: Json | undefined) => {
    if (together)
      target.setAll(
        paths.map((each) => [each, value] as const),
        title,
      )
    else target.set(side, value, propertyOf(schema, side).title ?? title)
  }
  const first = propertyOf(schema, paths[0] ?? [])
  const firstUi = (ui[names[0] ?? ''] ?? {}) as UiSchema
  const kind = fieldOf(firstUi) === 'colour' ? 'colour' : 'number'
  const auto = Array.isArray(first.type) && first.type.includes('string')
  return (
    <FieldRow
      id={idOf(type, [...path, title])}
      title={title}
      description={own.reason ?? (hintsOf(firstUi).quiet === true ? undefined : first.description)}
      bounds={boundsText(first)}
      problems={problems}
      mixed={mixed ? 'spoken' : undefined}
      layout="block"
      label="group"
      extra={
        <span className="pm-set-extra">
          {own.differs && <RestoreDot paths={paths} title={title} />}
          {auto && <Centring path={path} names={names} disabled={readOnly} />}
          <Button
            size="small"
            type="text"
            icon={<LinkOutlined />}
            aria-pressed={together}
            aria-label={texts.forms.togetherOf(title)}
            title={texts.forms.together}
            disabled={readOnly}
            onClick={toggle}
          />
        </span>
      }
    >
      <div className="pm-set-sides" data-linked={together || undefined}>
        {paths.map((side) => (
          <SideInput
            key={side.at(-1)}
            path={side}
            schema={propertyOf(schema, side)}
            disabled={readOnly}
            kind={kind}
            linkable={hintsOf(firstUi).linked === true}
            auto={auto}
            set={(value) => set(side, value)}
          />
        ))}
      </div>
    </FieldRow>
  )
}

const propertyOf = (schema: Schema, path: Path): Schema => schema.properties?.[String(path.at(-1))] ?? {}

interface SideInputProps {
  path: Path
  schema: Schema
  kind: 'number' | 'colour'
  /** Whether a colour may follow the theme. */
  linkable: boolean
  /** Whether `auto` is allowed. */
  auto: boolean
  disabled: boolean
  set(value: Json | undefined): void
}

/** One of four sides, labelled by the first character of its title. */
function SideInput({ path, schema, kind, linkable, auto, disabled, set }: SideInputProps) {
  const { type } = useSettings()
  const value = useValue(path)
  const mixed = useMixed([path])
  const problems = useProblems(path)
  const title = schema.title ?? String(path.at(-1))
  const [side = ''] = title
  const id = idOf(type, path)
  if (kind === 'colour')
    return (
      <span className="pm-set-side-colour">
        <span aria-hidden="true">{side}</span>
        <ColourPicker id={id} label={title} value={textOf(value)} {...{ linkable, disabled, set }} />
      </span>
    )
  return (
    <NumberInput
      id={id}
      aria-label={title}
      value={value}
      fallback={mixed ? texts.forms.mixed : schema.default}
      set={set}
      minimum={schema.minimum}
      maximum={schema.maximum}
      prefix={<span className="pm-set-unit">{side}</span>}
      disabled={disabled}
      wrong={isWrong(problems)}
      {...(auto && { parse: parseMargin, format: formatMargin })}
    />
  )
}

const parseMargin = (text: string): Parsed =>
  [texts.forms.auto, 'auto'].includes(text.trim().toLowerCase()) ? { value: 'auto' } : parseNumber(text)

const formatMargin = (value: Json | undefined): string =>
  value === 'auto' ? texts.forms.auto : formatNumber(value)

interface CentringProps {
  path: Path
  /** Top, right, bottom, left. */
  names: readonly string[]
  disabled: boolean
}

/** Sets both horizontal margins to `auto`, or back to 0. */
function Centring({ path, names: [, right = '', , left = ''], disabled }: CentringProps) {
  const { target } = useSettings()
  const sides: Path[] = [
    [...path, right],
    [...path, left],
  ]
  const [a, b] = [useValue([...path, right]), useValue([...path, left])]
  const centred = a === 'auto' && b === 'auto'
  const toggle = () =>
    target.setAll(
      sides.map((side) => [side, centred ? 0 : 'auto'] as const),
      texts.forms.centre,
    )
  return (
    <Button size="small" type="text" aria-pressed={centred} disabled={disabled} onClick={toggle}>
      {texts.forms.centre}
    </Button>
  )
}
