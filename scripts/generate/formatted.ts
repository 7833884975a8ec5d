import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, type FormatConfig } from 'oxfmt'

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
