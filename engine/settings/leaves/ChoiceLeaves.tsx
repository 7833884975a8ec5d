import { Radio, Select, Slider, Switch } from 'antd'
import type { Json } from '@schemas/page'
import { type LeafProps, isWrong } from '../field'
import { enumLabels } from '../schema-at'
import { NumberInput } from './NumberInput'
import { textOf } from './leaf-text'
import { texts } from '../../texts/texts'

export function SwitchLeaf({ id, describedBy, value, set, disabled }: LeafProps) {
  return (
    <Switch
      id={id}
      size="small"
      aria-describedby={describedBy}
      checked={value === true}
      disabled={disabled}
      onChange={set}
    />
  )
}

export function SelectLeaf({
  id,
  describedBy,
  value,
  set,
  schema,
  ui,
  hints,
  problems,
  disabled,
}: LeafProps) {
  return (
    <Select
      id={id}
      className="pm-set-wide"
      aria-describedby={describedBy}
      status={isWrong(problems) ? 'error' : ''}
      // A value outside the choices is shown unchanged.
      value={isChoice(value) ? value : value === undefined ? null : textOf(value)}
      placeholder={hints.placeholder}
      options={choices(schema.enum, enumLabels(ui))}
      disabled={disabled}
      onChange={set}
    />
  )
}

export function RadioLeaf({ id, describedBy, value, set, schema, ui, disabled }: LeafProps) {
  return (
    <Radio.Group
      id={id}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      optionType="button"
      size="small"
      value={value}
      options={choices(schema.enum, enumLabels(ui))}
      disabled={disabled}
      onChange={(event) => set(event.target.value as Json)}
    />
  )
}

export function SliderLeaf({
  id,
  describedBy,
  title,
  value,
  set,
  schema,
  hints,
  problems,
  disabled,
}: LeafProps) {
  const { minimum = 0, maximum = 100 } = schema
  const step = hints.step ?? 1
  return (
    <div className="pm-set-slider">
      <Slider
        min={minimum}
        max={maximum}
        step={step}
        value={typeof value === 'number' ? value : minimum}
        disabled={disabled}
        ariaLabelForHandle={texts.forms.slider(title)}
        onChange={set}
      />
      <NumberInput
        id={id}
        describedBy={describedBy}
        value={value}
        fallback={schema.default}
        set={set}
        step={step}
        minimum={minimum}
        maximum={maximum}
        unit={hints.unit}
        disabled={disabled}
        wrong={isWrong(problems)}
      />
    </div>
  )
}

const isChoice = (value: Json | undefined): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

function choices(values: readonly Json[] = [], labels: readonly string[]) {
  return values.filter(isChoice).map((value, index) => ({ value, label: labels[index] ?? String(value) }))
}
