import { fixPage, locate, parsePage, problemsInText, serialisePage, type Change } from '@schemas'
import type { LocatedProblem, Problem } from '@schemas/problem'
import { readPageFile, reasonOf } from './read-file'
import { compareEntries } from '@schemas/order'
import { randomUUID } from 'node:crypto'
import { chmod, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'

export interface Outcome {
  problems: LocatedProblem[]
  changes: Change[]
  /** The file was rewritten in canonical form. */
  rewritten: boolean
  /** The file could not be read or written. */
  failed: boolean
}

const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Validates one file, and with `fix` repairs it first; a repair that would lose data, such as duplicate keys, is not
 * done.
 */
export async function checkFile(file: string, { fix }: { fix: boolean }): Promise<Outcome> {
  const read = await readPageFile(file)
  if (read.kind !== 'text') return outcome({ problems: [read.problem], failed: read.kind === 'unreadable' })
  return fix ? fixText(file, read.text) : outcome({ problems: problemsIn(read.text) })
}

async function fixText(file: string, text: string): Promise<Outcome> {
  const { page, problems } = parsePage(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text)
  if (!page || problems.some(losesData)) return outcome({ problems: problemsIn(text) })
  const { page: fixed, changes } = fixPage(page)
  const canonical = serialisePage(fixed)
  if (canonical === text) return outcome({ problems: problemsIn(text) })
  try {
    await replaceFile(file, canonical)
  } catch (error) {
    const message = `无法写入文件：${reasonOf(error)}`
    const problem = {
      severity: 'error',
      type: 'page',
      uuid: '',
      path: '',
      keyword: 'write',
      message,
    } as const
    return outcome({ problems: [...locate(text, [problem]), ...problemsIn(text)], failed: true })
  }
  return outcome({ problems: problemsIn(canonical), changes, rewritten: true })
}

/** Problems that the settings panel shows, and those of files only, in the order of the file. */
function problemsIn(text: string): LocatedProblem[] {
  const problems = problemsInText(text)
  const ties = equalOrders(text)
  if (ties.length === 0) return problems
  return [...problems, ...ties].toSorted((a, b) => a.line - b.line || a.column - b.column)
}

/** Writing the page back would keep only the last of duplicate keys. */
function losesData({ keyword }: Problem): boolean {
  return keyword === 'duplicateKey'
}

function outcome(part: Partial<Outcome>): Outcome {
  return { problems: [], changes: [], rewritten: false, failed: false, ...part }
}

/**
 * Warnings for siblings with the same order key. Such a page is valid, since merges create it, and the uuid decides
 * the order. In a handwritten page that order is probably unintended, so the command line warns.
 */
function equalOrders(text: string): LocatedProblem[] {
  const { page } = parsePage(text)
  if (!page) return []
  const firsts = new Map<string, string>()
  const problems = Object.entries(page.widgets)
    .toSorted(compareEntries)
    .flatMap(([uuid, { type, parent, order }]) => {
      const place = JSON.stringify([parent, order])
      const first = firsts.get(place)
      if (first === undefined) {
        firsts.set(place, uuid)
        return []
      }
      const message = `与 ${first} 的 order 相同（${order}），先后由 uuid 决定`
      return [{ severity: 'warning', type, uuid, path: '/order', keyword: 'equalOrder', message } as const]
    })
  return locate(text, problems)
}

/** Replaces a file completely or not at all; a symbolic link is preserved and the mode is kept. */
async function replaceFile(file: string, text: string): Promise<void> {
  const target = await realpath(file)
  const { mode } = await stat(target)
  const temporary = `${target}.${randomUUID()}.tmp`
  try {
    await writeFile(temporary, text, { flag: 'wx' })
    await chmod(temporary, mode)
    await rename(temporary, target)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
