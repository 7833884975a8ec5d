import { format } from 'oxfmt'
import options from '../oxfmt.config.mjs'

/** The text of a file in the project's format. @param file its name, which names the language @throws Error for invalid syntax */
export async function formatted(file: string, text: string): Promise<string> {
  const { code, errors } = await format(file, text, options)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  return code
}
