import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { generatedFolder } from './output'
import { repository } from './sources'

/** Every file below schemas/generated, as paths from the repository's root. */
export async function generatedOnDisk(root = repository): Promise<string[]> {
  const entries = await readdir(path.join(root, generatedFolder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .toSorted()
}

/** The text of a file, or null if it does not exist. */
export async function textOnDisk(file: string, root = repository): Promise<string | null> {
  try {
    return await readFile(path.join(root, file), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
