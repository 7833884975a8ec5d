import type { Sources } from './sources'

/** Path from the repository's root → full text of the file. */
export type Files = Record<string, string>

/** One kind of generated file: pure, the same sources give the same bytes. */
export type Output = (sources: Sources) => Files | Promise<Files>

export const generatedFolder = 'schemas/generated'

/** First line of every generated file whose format has comments. */
export const banner = '// Written by scripts/generate.ts (npm run generate); do not edit.\n'

/** A compact, readable JSON literal: two-space indent, final newline. */
export const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
