import { format, resolveConfig } from 'prettier'
import { banner, generatedFolder } from './output'

/** A generated TypeScript file: banner, then the text as prettier writes it. */
export async function typescript(file: string, text: string): Promise<string> {
  return format(`${banner}${text}`, {
    ...(await resolveConfig(`${generatedFolder}/${file}`)),
    parser: 'typescript',
  })
}

/** Constant for a common schema: `common/box-style` → `boxStyle`. */
export const constantOf = (id: string): string =>
  id.slice(id.lastIndexOf('/') + 1).replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase())
