import type { Schema } from '@schemas/dialect/schema'
import type { Json } from '@schemas/page'
import type { Path } from '../../page/patch'
import { ColourPicker } from '../colour/ColourPicker'
import { idOf } from '../ids'
import { NumberInput } from '../leaves/NumberInput'
import { parseNumber } from '../leaves/number-text'
import { textOf } from '../leaves/TextLeaf'
import type { Parsed } from '../leaves/use-draft'
import { isWrong } from '../problems'
import { useSettings } from '../settings-context'
import { useProblems, useValue } from '../use-leaf'

interface SideInputProps {
  path: Path
  schema: Schema
  kind: 'number' | 'colour'
  /** `auto` is a value too. */
  auto: boolean
  set(value: Json | undefined): void
}

/** One of four sides, named by its title's first character. */
export function SideInput({ path, schema, kind, auto, set }: SideInputProps) {
  const { type, readOnly } = useSettings()
  const value = useValue(path)
  const problems = useProblems(path)
  const title = schema.title ?? String(path.at(-1))
  const [side = ''] = title
  const id = idOf(type, path)
  if (kind === 'colour')
    return (
      <span className="pm-set-side-colour">
        <span aria-hidden="true">{side}</span>
        <ColourPicker id={id} label={title} value={textOf(value)} disabled={readOnly} set={set} />
      </span>
    )
  return (
    <NumberInput
      id={id}
      aria-label={title}
      value={value}
      fallback={schema.default}
      set={set}
      minimum={schema.minimum}
      maximum={schema.maximum}
      prefix={<span className="pm-set-unit">{side}</span>}
      disabled={readOnly}
      wrong={isWrong(problems)}
      parse={auto ? parseMargin : parseNumber}
    />
  )
}

function parseMargin(text: string): Parsed {
  return text.trim().toLowerCase() === 'auto' ? { value: 'auto' } : parseNumber(text)
}
