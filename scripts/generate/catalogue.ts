import { pinyin } from 'pinyin-pro'
import { entryOf } from '@schemas/tables/catalogue-entry'
import { generatedFolder, type Output, typescript } from './output'

/** One table of all widgets: palette, drop rules, labels. */
export const catalogue: Output = async ({ widgets }) => {
  const text = `import type { Catalogue } from '../catalogue'

/** Every widget and section that has a schema, by type. */
export const catalogue: Catalogue = ${JSON.stringify(
    Object.fromEntries(widgets.map((widget) => [widget.type, entryOf(widget, spelled)])),
  )}
`
  return { [`${generatedFolder}/catalogue.ts`]: await typescript('catalogue.ts', text) }
}

/** Syllables without tones: `wen ben`; here, so that no dictionary is loaded by the designer. */
export const spelled = (text: string): string =>
  pinyin(text, { toneType: 'none', nonZh: 'consecutive' }).toLowerCase()
