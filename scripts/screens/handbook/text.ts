import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { ROOT } from '../../launch/run.mjs'

export interface HandbookTask {
  /** Name of its picture. */
  id: string
  chapter: string
  title: string
  /** What 「」 quotes: exactly as the interface says it. */
  words: readonly string[]
  /** Those of the steps, which are shown while the task is done. */
  shown: readonly string[]
  steps: number
}

const STEP = /^\d+\. .*$/gm
const PICTURE = /^!\[[^\]]*\]\(pictures\/([\w-]+)\.webp\)$/gm

/** The tasks of the handbook in `docs/zh/handbook`: each has a heading, numbered steps and one picture. */
export function handbookTasks(folder = join(ROOT, 'docs/zh/handbook')): HandbookTask[] {
  return globSync('*.md', { cwd: folder, ignore: ['index.md', 'fields.md'] })
    .toSorted()
    .flatMap((file) => {
      const [, ...sections] = readFileSync(join(folder, file), 'utf8').split(/^## /m)
      return sections.map((section) => taskOf(file.replace(/\.md$/, ''), section))
    })
}

function taskOf(chapter: string, section: string): HandbookTask {
  const [title = ''] = section.split('\n', 1)
  const pictures = [...section.matchAll(PICTURE)].map(([, id = '']) => id)
  const [id] = pictures
  if (id === undefined || pictures.length > 1)
    throw new Error(`Expected one picture of “${title}” in ${chapter}.md, found ${pictures.length}`)
  return {
    id,
    chapter,
    title,
    words: quotedIn(section),
    shown: quotedIn(section.match(STEP)?.join('\n') ?? ''),
    steps: section.match(STEP)?.length ?? 0,
  }
}

const quotedIn = (text: string) => [
  ...new Set([...text.matchAll(/「([^」]+)」/g)].map(([, words = '']) => words)),
]
