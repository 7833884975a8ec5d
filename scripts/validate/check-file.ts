import { fixPage, locate, parsePage, problemsInFile, serialisePage, type Change } from '@schemas'
import type { LocatedProblem, Problem } from '@schemas/problem'
import { readPageFile, reasonOf } from './read-file'
import { replaceFile } from '../files/replace-files'

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
  return fix ? fixText(file, read.text) : outcome({ problems: problemsInFile(read.text) })
}

async function fixText(file: string, text: string): Promise<Outcome> {
  const { page, problems } = parsePage(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text)
  if (!page || problems.some(losesData)) return outcome({ problems: problemsInFile(text) })
  const { page: fixed, changes } = fixPage(page)
  const canonical = serialisePage(fixed)
  if (canonical === text) return outcome({ problems: problemsInFile(text) })
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
    return outcome({ problems: [...locate(text, [problem]), ...problemsInFile(text)], failed: true })
  }
  return outcome({ problems: problemsInFile(canonical), changes, rewritten: true })
}

/** Writing the page back would keep only the last of duplicate keys. */
function losesData({ keyword }: Problem): boolean {
  return keyword === 'duplicateKey'
}

function outcome(part: Partial<Outcome>): Outcome {
  return { problems: [], changes: [], rewritten: false, failed: false, ...part }
}
