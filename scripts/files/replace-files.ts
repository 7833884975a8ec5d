import { randomUUID } from 'node:crypto'
import { chmod, copyFile, mkdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Replaces a file completely or not at all; a symbolic link is preserved and the mode is kept. */
export const replaceFile = (file: string, text: string): Promise<void> =>
  replaceFiles(new Map([[file, text]]))

interface Staged {
  target: string
  /** The new text, beside the file. */
  fresh: string
  /** The old file under another name; null for a file that is new. */
  old: string | null
}

/** Replaces and creates files, all or none: what was replaced before a failure is put back. */
export async function replaceFiles(texts: ReadonlyMap<string, string>): Promise<void> {
  const staged: Staged[] = []
  const replaced: Staged[] = []
  try {
    for (const [file, text] of texts) staged.push(await stage(file, text))
    for (const one of staged) {
      await rename(one.fresh, one.target)
      replaced.push(one)
    }
  } catch (error) {
    for (const { old, target } of replaced) await (old === null ? rm(target) : rename(old, target))
    throw error
  } finally {
    for (const { fresh, old } of staged)
      for (const file of [fresh, old]) if (file !== null) await rm(file, { force: true })
  }
}

async function stage(file: string, text: string): Promise<Staged> {
  const target = await realpath(file).catch(asNew(file))
  const mode = await stat(target).then(({ mode: own }) => own, asNew(null))
  const fresh = `${target}.${randomUUID()}.tmp`
  const old = mode === null ? null : `${target}.${randomUUID()}.old`
  try {
    await mkdir(dirname(target), { recursive: true })
    await writeFile(fresh, text, { flag: 'wx' })
    if (mode !== null) await chmod(fresh, mode)
    if (old !== null) await copyFile(target, old)
  } catch (error) {
    for (const written of [fresh, old]) if (written !== null) await rm(written, { force: true })
    throw error
  }
  return { target, fresh, old }
}

/** A value for a file that does not exist. */
const asNew =
  <T>(value: T) =>
  (error: unknown): T => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return value
    throw error
  }
