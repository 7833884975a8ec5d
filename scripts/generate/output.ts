import type { Sources } from './sources'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, type FormatConfig } from 'oxfmt'

/** Path from the repository's root → full text of the file. */
export type Files = Record<string, string>

/** One kind of generated file: pure, the same sources give the same bytes. */
export type Output = (sources: Sources) => Files | Promise<Files>

export const generatedFolder = 'schemas/generated'

/** First line of every generated file whose format has comments. */
export const banner = '// Written by scripts/generate.ts (npm run generate); do not edit.\n'

/** A compact, readable JSON literal: two-space indent, final newline. */
export const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

const OPTIONS = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../.oxfmtrc.json'), 'utf8'),
) as FormatConfig

/**
 * The text of a file in the project's format. @param file its name, which determines the language @throws Error for
 * invalid syntax
 */
export async function formatted(file: string, text: string): Promise<string> {
  const { code, errors } = await format(file, text, OPTIONS)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  return code
}

/** A generated TypeScript file: banner, then the text in the project's format. */
export const typescript = (file: string, text: string): Promise<string> => formatted(file, `${banner}${text}`)

/** Constant for a common schema: `common/box-style` → `boxStyle`. */
export const constantOf = (id: string): string =>
  id.slice(id.lastIndexOf('/') + 1).replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase())

/** Every file's text as `npm run format` leaves it. */
export async function allFormatted(files: Files): Promise<Files> {
  const texts = Object.entries(files).map(
    async ([file, text]) => [file, await formatted(file, text)] as const,
  )
  return Object.fromEntries(await Promise.all(texts))
}
