import type { CatalogueEntry, Reflow } from '../catalogue'
import type { Schema } from '../dialect/schema'
import type { Json, Platform } from '../page'

/** A widget's schema with its references inlined. */
export interface TypedSchema {
  type: string
  resolved: Schema
}

const HAN = /\p{Script=Han}/u

/**
 * The catalogue's entry for one widget, from its root keywords.
 * @param spell syllables of a Chinese word, by which the palette finds it; without it only the characters do
 */
export function entryOf({ type, resolved }: TypedSchema, spell?: (word: string) => string): CatalogueEntry {
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
    pinyin:
      palette && spell ? [...new Set([title, ...also].filter((word) => HAN.test(word)).map(spell))] : [],
    children: resolved['x-children'] ?? null,
    fixed: resolved['x-ui']?.['fixed'] === true,
    ...(resolved['x-ui']?.['opaque'] === true && { opaque: true as const }),
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
