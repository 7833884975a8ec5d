import { fixPage, locate, parsePage, problemsInText, serialisePage, type Change } from '@schemas'
import type { LocatedProblem, Problem } from '@schemas/problem'
import { readPageFile, reasonOf } from './read-file'
import { replaceFile } from './write-file'

export interface Outcome {
  problems: LocatedProblem[]
  changes: Change[]
  /** The file has been written anew, in canonical form. */
  rewritten: boolean
  /** The file could not be read, or not be written. */
  failed: boolean
}

const BYTE_ORDER_MARK = '\uFEFF'

/** Judges one file, and with `fix` repairs it first; what a repair would lose, such as doubled keys, is left alone. */
export async function checkFile(file: string, { fix }: { fix: boolean }): Promise<Outcome> {
  const read = await readPageFile(file)
  if (read.kind !== 'text') return outcome({ problems: [read.problem], failed: read.kind === 'unreadable' })
  return fix ? fixText(file, read.text) : outcome({ problems: problemsInText(read.text) })
}

async function fixText(file: string, text: string): Promise<Outcome> {
  const { page, problems } = parsePage(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text)
  if (!page || problems.some(losesData)) return outcome({ problems: problemsInText(text) })
  const { page: fixed, changes } = fixPage(page)
  const canonical = serialisePage(fixed)
  if (canonical === text) return outcome({ problems: problemsInText(text) })
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
    return outcome({ problems: [...locate(text, [problem]), ...problemsInText(text)], failed: true })
  }
  return outcome({ problems: problemsInText(canonical), changes, rewritten: true })
}

/** Writing the page back would keep only the last of doubled keys. */
function losesData({ keyword }: Problem): boolean {
  return keyword === 'duplicateKey'
}

function outcome(part: Partial<Outcome>): Outcome {
  return { problems: [], changes: [], rewritten: false, failed: false, ...part }
}
