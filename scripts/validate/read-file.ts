import { readFile, stat } from 'node:fs/promises'
import { isDynamicPattern } from 'tinyglobby'
import { documentProblem, type LocatedProblem } from '@schemas/problem'
import { decodeUtf8, tooLarge } from '@schemas/text/decode'
import { MAX_BYTES } from '@schemas/text/limits'

export type FileRead =
  | { kind: 'text'; text: string }
  /** Readable, but not UTF-8 text. */
  | { kind: 'refused'; problem: LocatedProblem }
  | { kind: 'unreadable'; problem: LocatedProblem }

/** A page file as text; its size is checked before it is read. */
export async function readPageFile(file: string): Promise<FileRead> {
  let bytes
  try {
    const { size } = await stat(file)
    if (size > MAX_BYTES) return { kind: 'refused', problem: tooLarge(size) }
    bytes = await readFile(file)
  } catch (error) {
    // a glob, or a folder's, that is passed on because no file matches
    const reason = isDynamicPattern(file) ? '没有匹配的文件' : reasonOf(error)
    const problem = documentProblem('', 'read', `无法读取文件：${reason}`, { line: 1, column: 1 })
    return { kind: 'unreadable', problem }
  }
  const decoded = decodeUtf8(bytes)
  return 'text' in decoded
    ? { kind: 'text', text: decoded.text }
    : { kind: 'refused', problem: decoded.problem }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: '文件不存在',
  ENOTDIR: '路径中有一段不是目录',
  EACCES: '没有权限',
  EPERM: '没有权限',
  EISDIR: '这是一个目录',
}

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return ('code' in error && typeof error.code === 'string' && REASONS[error.code]) || error.message
}
