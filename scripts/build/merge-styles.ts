import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { MANIFEST, onClientFiles, readManifest, type Manifest } from './client-manifest.ts'
import { SHARED_CHUNKS } from './page-chunks.ts'

const WIDGET = /^widgets\/[^/]+\/index\.ts$/

/**
 * Makes one style sheet of those of all widgets: a page links what it draws before it is drawn, and thirty sheets of one
 * kilobyte cost thirty ways through the network. Names in manifest and scripts follow.
 */
export const mergeStyles = (): Plugin =>
  onClientFiles('merge-styles', (dir) => {
    const files = stylesOfWidgets(readManifest(dir))
    const content = files.map((file) => readFileSync(join(dir, file), 'utf8')).join('')
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)
    const merged = `assets/widgets-${hash}.css`
    writeFileSync(join(dir, merged), content)
    const rename = (text: string) => files.reduce((all, file) => all.replaceAll(file, merged), text)
    for (const name of [MANIFEST, ...scripts(dir)]) {
      const file = join(dir, name)
      const text = readFileSync(file, 'utf8')
      const renamed = rename(text)
      if (renamed !== text) writeFileSync(file, renamed)
    }
    for (const file of files) rmSync(join(dir, file))
  })

const scripts = (dir: string) =>
  readdirSync(join(dir, 'assets')).flatMap((name) => (name.endsWith('.js') ? [`assets/${name}`] : []))

/** What widgets bring with them beyond what has a file of its own; imports first, for widgets override them. */
function stylesOfWidgets(manifest: Manifest): string[] {
  const shared = new Set(
    Object.values(manifest).flatMap((chunk) => (isShared(chunk) ? (chunk.css ?? []) : [])),
  )
  const found = new Set<string>()
  const visit = (source: string) => {
    const chunk = manifest[source]
    chunk?.imports?.forEach(visit)
    for (const file of chunk?.css ?? []) if (!shared.has(file)) found.add(file)
  }
  Object.keys(manifest)
    .filter((source) => WIDGET.test(source))
    .toSorted()
    .forEach(visit)
  return [...found]
}

const isShared = ({ file }: { file: string }) =>
  [...SHARED_CHUNKS, 'entry-client'].some((name) => file.startsWith(`assets/${name}-`))
