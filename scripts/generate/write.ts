import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { generatedOnDisk, textOnDisk } from './disk'
import type { Files } from './output'
import { generateHost } from './host'
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

/**
 * Writes the tables of an application with widgets of its own into `out`.
 * @param root the folder with `schemas/widgets`
 */
export async function regenerateHost(
  root: string,
  out: string,
): Promise<{ files: number; written: number; removed: number }> {
  const files = await generateHost(root, { out })
  const stale = (await filesBelow(out)).filter((file) => !(file in files))
  const foreign = await firstForeign(stale)
  if (foreign !== undefined)
    throw new Error(
      `Expected a folder of generated files, got ${out} with ${foreign}; choose another one by --out.`,
    )
  const written = await writeFiles(files, '')
  for (const file of stale) await rm(file)
  return { files: Object.keys(files).length, written, removed: stale.length }
}

/** The first file that was not generated. */
async function firstForeign(files: readonly string[]): Promise<string | undefined> {
  for (const file of files)
    if (!(await textOnDisk(file, ''))?.includes('Written by scripts/generate.ts')) return file
  return undefined
}

async function filesBelow(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}
