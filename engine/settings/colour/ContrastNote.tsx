import type { Path } from '../../page/patch'
import type { LeafHints } from '../field'
import { hintsOf, schemaAt } from '../schema-at'
import { useSettings } from '../settings-context'
import { NOWHERE, useValue } from '../use-leaf'
import { useVisible } from '../visible'
import { contrast } from './contrast'

/** WCAG 2, as decisions 13 asks: 4.5 : 1, from 24 px 3 : 1. */
const READABLE = 4.5
const READABLE_LARGE = 3
const LARGE = 24

/** `x-ui.contrast` of a text colour: the properties of `props` that give its background (else the box) and its size. */
export interface ContrastHint {
  on?: string
  size?: string
}

/** Beside a text colour: a warning where it can hardly be read. Never a problem: specified defaults are among them. */
export function ContrastNote({ text, hint: { on, size } }: { text: string; hint: ContrastHint }) {
  const { form } = useSettings()
  const ground = useValue(on === undefined ? NOWHERE : ['props', on])
  const fontSize = useValue(size === undefined ? NOWHERE : ['props', size])
  const box = useValue(FOREGROUND)
  const outer = useValue(BACKGROUND)
  // Where the background's own field is away, something else is behind the text.
  const known = useVisible(on === undefined ? NO_HINTS : hintsOf(schemaAt(form, ['props', on]).ui))
  const wanted = typeof fontSize === 'number' && fontSize >= LARGE ? READABLE_LARGE : READABLE
  const ratio = contrast(text, ground, box, outer)
  if (!known || ratio === null || ratio >= wanted) return null
  return (
    <p className="pm-set-warning" role="note">
      对比度 {ratio.toFixed(1)} : 1，低于 {wanted} : 1
    </p>
  )
}

const FOREGROUND: Path = ['style', 'foregroundColor']
const BACKGROUND: Path = ['style', 'backgroundColor']
const NO_HINTS: LeafHints = {}
