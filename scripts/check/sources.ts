import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')

/** Folders with hand-written code. */
export const FOLDERS = [
  'schemas',
  'engine',
  'widgets',
  'storefront',
  'designer',
  'mcp',
  'language',
  'server',
  'packages',
  'scripts',
  'tests',
] as const
export type Folder = (typeof FOLDERS)[number]

export interface SourceFile {
  /** Path from the project's root, with `/`. */
  path: string
  text: string
}

/** Every TypeScript and JavaScript file of the project, without generated ones; read once a process. */
export function sourceFiles(root = ROOT): SourceFile[] {
  const known = read.get(root) ?? readSources(root)
  read.set(root, known)
  return known
}

const read = new Map<string, SourceFile[]>()

function readSources(root: string): SourceFile[] {
  const present = new Set(readdirSync(root))
  return FOLDERS.filter((folder) => present.has(folder))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name}`,
      ),
    )
    .map((path) => path.replaceAll('\\', '/'))
    .filter(
      (path) => /\.(ts|tsx|mjs)$/.test(path) && !/(^|\/)(node_modules|generated|dist|templates)\//.test(path),
    )
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** Tests and their helpers; they may import from everywhere. */
export const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.startsWith('tests/')

export const folderOf = (path: string) => path.split('/', 1)[0] as Folder
