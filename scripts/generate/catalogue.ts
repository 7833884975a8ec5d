import { pinyin } from 'pinyin-pro'
import type { CatalogueEntry, Reflow } from '@schemas/catalogue'
import type { Json, Platform } from '@schemas/page'
import { generatedFolder, type Output, typescript } from './output'
import type { WidgetSchema } from './sources'

/** One table of all widgets: palette, drop rules, labels. */
export const catalogue: Output = async ({ widgets }) => {
  const text = `import type { Catalogue } from '../catalogue'

/** Every widget and section that has a schema, by type. */
export const catalogue: Catalogue = ${JSON.stringify(
    Object.fromEntries(widgets.map((widget) => [widget.type, entryOf(widget)])),
  )}
`
  return { [`${generatedFolder}/catalogue.ts`]: await typescript('catalogue.ts', text) }
}

const HAN = /\p{Script=Han}/u

/** Syllables without tones: `wen ben`; here, so that no dictionary is loaded by the designer. */
const spelled = (text: string): string =>
  pinyin(text, { toneType: 'none', nonZh: 'consecutive' }).toLowerCase()

/** The catalogue's entry for one widget, from its root keywords. */
export function entryOf({ type, resolved }: WidgetSchema): CatalogueEntry {
  const title = resolved.title ?? type
  const palette = (resolved['x-nav'] ?? []).length > 0 && resolved['x-ui']?.['palette'] !== false
  const also = (resolved['x-ui']?.['also'] as string[] | undefined) ?? []
  return {
    type,
    title,
    version: resolved['x-version'] ?? 1,
    nav: resolved['x-nav'] ?? [],
    palette,
    platforms: (resolved['x-platforms'] ?? []) as Platform[],
    group: resolved['x-ui']?.group ?? '',
    also,
    pinyin: palette ? [...new Set([title, ...also].filter((word) => HAN.test(word)).map(spelled))] : [],
    children: resolved['x-children'] ?? null,
    fixed: resolved['x-ui']?.['fixed'] === true,
    path: String(resolved['x-ui']?.['path'] ?? ''),
    viewport: Object.entries(resolved.properties?.['props']?.properties ?? {})
      .filter(([, property]) => property['x-viewport'])
      .map(([name]) => name),
    insert: Object.fromEntries(
      Object.entries(resolved.properties?.['props']?.properties ?? {}).flatMap(([name, { 'x-ui': ui }]) =>
        ui?.['insert'] === undefined ? [] : [[name, ui['insert'] as Json]],
      ),
    ),
    reflow: resolved['x-children']
      ? 'panel'
      : ((resolved['x-ui']?.['reflow'] as Reflow | undefined) ?? 'content'),
    strings: resolved['x-strings'] ?? {},
  }
}
