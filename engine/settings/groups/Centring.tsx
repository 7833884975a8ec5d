import { Button } from 'antd'
import type { Path } from '../../page/patch'
import { useSettings } from '../settings-context'
import { useValue } from '../use-leaf'

interface CentringProps {
  path: Path
  /** Top, right, bottom, left. */
  names: readonly string[]
  disabled: boolean
}

/** Both margins `auto`: in the middle. Pressed again, both are 0. */
export function Centring({ path, names: [, right = '', , left = ''], disabled }: CentringProps) {
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
      '左右居中',
    )
  return (
    <Button size="small" type="text" aria-pressed={centred} disabled={disabled} onClick={toggle}>
      左右居中
    </Button>
  )
}
