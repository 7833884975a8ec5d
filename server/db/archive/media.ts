import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** Files below a folder with `/` as separator, sorted; names that begin with a dot are not the store's. */
export async function filesBelow(root: string): Promise<string[]> {
  if (!existsSync(root)) return []
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !/(^|\/)\./.test(path))
    .toSorted()
}

/** A folder that replaces another in one step and can be put back. */
export class FolderSwap {
  /** Where new files are written before the swap. */
  readonly staging: string
  readonly #replaced: string
  #isSwapped = false

  constructor(readonly root: string) {
    this.staging = `${root}.restoring`
    this.#replaced = `${root}.replaced`
  }

  async begin(): Promise<void> {
    await rm(this.staging, { recursive: true, force: true })
    await mkdir(this.staging, { recursive: true })
  }

  async swap(): Promise<void> {
    await rm(this.#replaced, { recursive: true, force: true })
    if (existsSync(this.root)) await rename(this.root, this.#replaced)
    await rename(this.staging, this.root)
    this.#isSwapped = true
  }

  /** Undoes the swap. */
  async undo(): Promise<void> {
    if (this.#isSwapped) {
      await rename(this.root, this.staging)
      if (existsSync(this.#replaced)) await rename(this.#replaced, this.root)
    }
    await rm(this.staging, { recursive: true, force: true })
  }

  async keep(): Promise<void> {
    await rm(this.#replaced, { recursive: true, force: true })
  }
}
