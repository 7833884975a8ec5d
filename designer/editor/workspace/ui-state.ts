import { proxy } from 'valtio'
import type { Path } from '@engine/design'
import { usualSides, type Sides } from './sides'

/** px; widths of common phones. */
export const PHONES = [360, 390, 430] as const
export type PhoneWidth = (typeof PHONES)[number]

/** What the editor's parts share beside the page itself. A valtio proxy: read with `useSnapshot(ws.ui)`, write anywhere. */
export interface UiState {
  /** Uuids in the order of selection; none: the page configuration is shown. */
  selected: string[]
  /** px; width of the phone that the canvas shows a desktop page on; null: the page as it is. */
  phone: PhoneWidth | null
  /** The widget under the pointer on canvas or outline. */
  hovered: string | null
  /** 1 = 100 %, from 0.25 to 2. */
  zoom: number
  /** Tab of the settings panel. */
  tab: 'props' | 'style'
  /** Tab of the left side. */
  left: 'palette' | 'modules' | 'outline' | 'history' | 'review'
  /** A note that is to be shown and focused, or `NEW_NOTE`. */
  note: string | null
  /** The columns beside the canvas. */
  sides: Sides
  /** What the next widget chosen in the palette is put above or below. */
  beside: { uuid: string; where: 'above' | 'below' } | null
  /** Moment at which the canvas is shown, `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai; null: every widget. */
  at: string | null
  /** The one dialog that is open: `publish`, `versions`, `shortcuts`, `save-module`, … */
  dialog: string | null
  /** Where the menu of the selection is open, client px. */
  menu: { x: number; y: number } | null
  /** A field of the selected widget that is to be shown and focused, as a JSON pointer (`/props/data/0/price`). */
  focusPath: string | null
  /** The text that is edited on the canvas, by its path from the widget. */
  text: { uuid: string; path: Path } | null
}

/** In `UiState.note`: the field for a new note. */
export const NEW_NOTE = ''

export const createUi = (): UiState =>
  proxy<UiState>({
    selected: [],
    phone: null,
    hovered: null,
    zoom: 1,
    tab: 'props',
    left: 'palette',
    note: null,
    sides: usualSides(),
    beside: null,
    at: null,
    dialog: null,
    menu: null,
    focusPath: null,
    text: null,
  })

/** Of every `<name>.dialog.tsx`, which `dialog` opens by its name; a dialog closes itself by calling `onClose`. */
export interface DialogProps {
  onClose(): void
}
