import { AppError } from '../../core/errors'
import type { Worklist } from './worklist'

let worklists: readonly Worklist[] = []

/** Called once, at start: the contexts above provide worklists. */
export function provideWorklists(found: readonly Worklist[]): void {
  worklists = found.toSorted((a, b) => a.order - b.order)
}

/** Every worklist, in the order of the menu. */
export const allWorklists = (): readonly Worklist[] => worklists

/** @throws AppError not_found for one that does not exist */
export function needWorklist(name: string): Worklist {
  const found = worklists.find((worklist) => worklist.name === name)
  if (!found) throw new AppError('not_found', { message: `没有名为 ${name} 的待办` })
  return found
}

/** The tab asked for, else the first. @throws AppError invalid for one that the list has not */
export function needTab({ tabs }: Pick<Worklist, 'tabs'>, tab: string | undefined): string {
  if (tab === undefined) return tabs[0]?.key ?? ''
  if (tabs.some(({ key }) => key === tab)) return tab
  const known = tabs.map(({ key }) => key).join('、')
  throw new AppError('invalid', {
    message: `tab: 应为 ${known} 之一，收到 ${JSON.stringify(tab)}`,
    errors: { tab: [`应为 ${known} 之一`] },
  })
}
