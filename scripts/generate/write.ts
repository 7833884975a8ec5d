import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { generatedOnDisk, textOnDisk } from './disk'
import type { Files } from './output'
import { generate } from './outputs'
import { repository } from './sources'

/** Writes files below `root` that have changed; returns how many it wrote. */
export async function writeFiles(files: Files, root = repository): Promise<number> {
  let written = 0
  for (const [file, text] of Object.entries(files)) {
    if ((await textOnDisk(file, root)) === text) continue
    const target = path.join(root, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, text)
    written++
  }
  return written
}

/** Updates schemas/generated from the schema sources: writes changed files, removes left-over ones. */
export async function regenerate(
  root = repository,
): Promise<{ files: number; written: number; removed: number }> {
  const files = await generate(root)
  const written = await writeFiles(files, root)
  const stale = (await generatedOnDisk(root)).filter((file) => !(file in files))
  for (const file of stale) await rm(path.join(root, file))
  return { files: Object.keys(files).length, written, removed: stale.length }
}
