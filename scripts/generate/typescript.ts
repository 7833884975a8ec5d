import { formatted } from './formatted'
import { banner } from './output'

/** A generated TypeScript file: banner, then the text in the project's format. */
export const typescript = (file: string, text: string): Promise<string> => formatted(file, `${banner}${text}`)

/** Constant for a common schema: `common/box-style` → `boxStyle`. */
export const constantOf = (id: string): string =>
  id.slice(id.lastIndexOf('/') + 1).replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase())
