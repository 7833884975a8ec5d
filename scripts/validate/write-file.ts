import { randomUUID } from 'node:crypto'
import { chmod, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'

/** Replaces a file completely or not at all; a symbolic link is preserved and the mode is kept. */
export async function replaceFile(file: string, text: string): Promise<void> {
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
