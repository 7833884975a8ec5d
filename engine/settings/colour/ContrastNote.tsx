import type { Path } from '../../page/patch'
import { useSettings } from '../settings-context'
import { useValue } from '../use-leaf'
import { contrast } from './contrast'

/** Text below this ratio is hard to read (decisions 13); 3 is enough from 24 px, but sizes differ by place. */
const READABLE = 4.5

/** Beside a text colour: a warning where it can hardly be read. `against` is a property of `props`. */
export function ContrastNote({ text, against }: { text: string; against: string }) {
  const { target } = useSettings()
  const nearest = useValue(['props', against])
  const box = useValue(FOREGROUND)
  const outer = useValue(BACKGROUND)
  const ratio = contrast(text, nearest, box, outer)
  if (ratio === null || ratio >= READABLE || !target.widget) return null
  return (
    <p className="pm-set-warning" role="note">
      与背景的对比度只有 {ratio.toFixed(1)} : 1，低于 {READABLE} : 1，文字可能看不清
    </p>
  )
}

const FOREGROUND: Path = ['style', 'foregroundColor']
const BACKGROUND: Path = ['style', 'backgroundColor']
