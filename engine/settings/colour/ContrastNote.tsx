import type { LeafHints } from '../field'
import type { Path } from '../../page/patch'
import { hintsOf, schemaAt } from '../schema-at'
import { useSettings } from '../settings-context'
import { NOWHERE, useValue } from '../use-leaf'
import { useVisible } from '../use-hints'
import { contrast } from '../../render/contrast'
import { isClear } from '../../render/css-values'
import { useFormColour, useFormPage } from './use-form-colour'
import { texts as table } from '../../texts/texts'

/** WCAG 2, as rule look-1 asks: 4.5 : 1, from 24 px 3 : 1. */
const READABLE = 4.5
const READABLE_LARGE = 3
const LARGE = 24

/** `x-ui.contrast` of a text colour: the properties of `props` with its background (default: the box) and font size. */
export interface ContrastHint {
  /** A background without a colour is the theme of the page. */
  themed?: boolean
  on?: string
  size?: string
}

/** A colour of texts; `words` name them where a field has several. */
export interface ColouredText {
  colour: string
  words?: string
}

/** Warns of the text colour with the lowest contrast. Not a problem, since some specified defaults have it. */
export function ContrastNote({ texts, hint }: { texts: readonly ColouredText[]; hint: ContrastHint }) {
  const { on, size, themed } = hint
  const { form } = useSettings()
  const { themeColor } = useFormPage()
  const chosen = useValue(on === undefined ? NOWHERE : ['props', on])
  const fontSize = useValue(size === undefined ? NOWHERE : ['props', size])
  const ground = themed && isClear(chosen) ? themeColor : chosen
  const box = useValue(FOREGROUND)
  const outer = useValue(BACKGROUND)
  const drawn = useFormColour()
  // If the background's own field is hidden, something else is behind the text.
  const known = useVisible(on === undefined ? NO_HINTS : hintsOf(schemaAt(form, ['props', on]).ui))
  if (!known) return null
  const wanted = typeof fontSize === 'number' && fontSize >= LARGE ? READABLE_LARGE : READABLE
  const [worst] = texts
    .map(({ colour, words }) => ({
      words,
      ratio: contrast(drawn(colour), drawn(ground), drawn(box), drawn(outer)) ?? wanted,
    }))
    .filter(({ ratio }) => ratio < wanted)
    .toSorted((a, b) => a.ratio - b.ratio)
  if (!worst) return null
  return (
    <p className="pm-set-warning" role="note">
      {table.forms.colour.contrast(worst.ratio.toFixed(1), wanted, worst.words)}
    </p>
  )
}

const FOREGROUND: Path = ['style', 'foregroundColor']
const BACKGROUND: Path = ['style', 'backgroundColor']
const NO_HINTS: LeafHints = {}
