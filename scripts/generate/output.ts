import type { Sources } from './sources'

/** Path from the repository's root → the whole text of that file. */
export type Files = Record<string, string>

/** One kind of generated file: pure, same sources give the same bytes. */
export type Output = (sources: Sources) => Files | Promise<Files>

export const generatedFolder = 'schemas/generated'

/** First line of every generated file that can hold a comment. */
export const banner = '// Written by scripts/generate.ts (npm run generate); do not edit.\n'

/** A JSON literal as short as is still readable: two-space indent, final newline. */
export const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
