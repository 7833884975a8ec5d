import { catalogue } from '@schemas/generated/catalogue'
import type { Platform } from '@schemas/page'
import { canvasOf } from '../canvas-view'
import { insertWidget, positionBeside } from '../placement'
import type { Workspace } from '../workspace'

export interface PaletteItem {
  type: string
  title: string
  group: string
  /** Other words for it, and the pinyin of all of its words by syllables (`CatalogueEntry`). */
  also: readonly string[]
  pinyin: readonly string[]
  /** Address of its picture, if its folder holds one. */
  picture: string | undefined
}

const pictures = import.meta.glob<string>('../../../widgets/*/palette.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Address of the picture of a kind of widget, if its folder holds one. */
export const palettePicture = (type: string): string | undefined =>
  pictures[`../../../widgets/${type}/palette.webp`]

/** The first groups, in this order; all others follow. */
const GROUPS = ['基础', '业务']

/** What the palette offers on a platform, by group. */
export function paletteOf(platform: Platform): [group: string, items: PaletteItem[]][] {
  const items = Object.values(catalogue)
    .filter(({ palette, platforms }) => palette && platforms.includes(platform))
    .map(({ type, title, group, also, pinyin }) => ({
      type,
      title,
      group,
      also,
      pinyin,
      picture: palettePicture(type),
    }))
  const groups = [...new Set(items.map(({ group }) => group))].toSorted((a, b) => rank(a) - rank(b))
  return groups.map((group) => [group, items.filter((item) => item.group === group)])
}

const rank = (group: string) => (GROUPS.includes(group) ? GROUPS.indexOf(group) : GROUPS.length)

/**
 * Items whose title, type or other words hold the word, or whose pinyin has it, in full or by its initials, from any
 * syllable on: `lunbotu`, `lbt` and `bo` find 轮播图.
 */
export function matching(items: readonly PaletteItem[], word: string): PaletteItem[] {
  const letters = lettersOf(word)
  return items.filter(
    ({ title, type, also, pinyin }) =>
      [title, type, ...also].some((text) => lettersOf(text).includes(letters)) ||
      pinyin.some((syllables) => isSpelled(syllables.split(' '), letters)),
  )
}

/** An input method separates what it takes for syllables, of English words too: `lun'bo`, `ban'n'er`. */
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[\s'’]/g, '')

const isSpelled = (syllables: readonly string[], letters: string): boolean =>
  syllables.some((_, from) => {
    const rest = syllables.slice(from)
    return (
      rest.join('').startsWith(letters) ||
      rest
        .map((syllable) => syllable.charAt(0))
        .join('')
        .startsWith(letters)
    )
  })

/**
 * Puts a widget of the palette on the page: beside the selected one where that was asked for, beside the one for which
 * the palette was opened, else at the default position. Viewers cannot insert.
 */
export function insertItem(workspace: Workspace, type: string, where?: 'above' | 'below'): void {
  const { editor, readOnly, selected, ui } = workspace
  if (readOnly) return
  const reference = where && selected !== null ? { uuid: selected, where } : ui.beside
  const beside = reference && editor.doc.widgets.has(reference.uuid) ? reference : null
  const uuid = beside
    ? insertWidget(workspace, type, positionBeside(editor.doc, beside.uuid, beside.where))
    : insertWidget(workspace, type)
  if (uuid === null) return
  ui.beside = null
  canvasOf(workspace)?.centre(uuid)
}
