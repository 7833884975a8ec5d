import { AppError } from '../../errors'
import type { Worklist } from './worklist'

const files = import.meta.glob<Worklist>('../*/*.worklist.ts', { import: 'worklist', eager: true })

/** Every worklist, in the order of the menu. */
export const allWorklists: Worklist[] = Object.values(files).toSorted((a, b) => a.order - b.order)

/** @throws AppError not_found for one that does not exist */
export function needWorklist(name: string): Worklist {
  const found = allWorklists.find((worklist) => worklist.name === name)
  if (!found) throw new AppError('not_found', { message: `没有名为 ${name} 的待办` })
  return found
}
