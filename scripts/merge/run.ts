/** `npm run -s merge`: the designer's three-way merge as a merge driver of git. */
import { fromJson, isOpen, merge, PAGE, toJson, type Conflict } from '@engine/page'
import { wordsOf } from '@engine/settings/words'
import { locate, parsePage, problemsOf, serialisePage, type PageJson } from '@schemas'
import { formSchemaOf } from '@schemas/dialect/form-schema'
import { resolvedSchemas } from '@schemas/generated/resolved'
import { PAGE_TYPE } from '@schemas/page'
import { toPointer } from '@schemas/pointer'
import type { Problem } from '@schemas/problem'
import { replaceFile } from '../files/replace-files'
import { usageOf } from '../launch/cli.mjs'
import { render } from '../validate/formats'
import { readPageFile } from '../validate/read-file'

export interface Streams {
  stdout: { write(text: string): unknown }
  stderr: { write(text: string): unknown }
}

/** Merged · merged, our side kept where both changed the same · not merged: our file is as it was. */
export type ExitCode = 0 | 1 | 2

const USAGE = usageOf('merge')

/**
 * Writes the merged page over `ours`, in canonical form.
 * @param args of git: `%O %A %B %P`
 */
export async function runMerge(args: readonly string[], { stdout, stderr }: Streams): Promise<ExitCode> {
  if (args.includes('--help') || args.includes('-h')) {
    stdout.write(USAGE)
    return 0
  }
  const [base, ours, theirs, name = ours, ...more] = args
  if (
    base === undefined ||
    ours === undefined ||
    theirs === undefined ||
    name === undefined ||
    more.length > 0
  ) {
    stderr.write(`应给出三个文件：共同的祖先、我的、对方的\n\n${USAGE}`)
    return 2
  }
  const say = (problems: readonly Problem[], text: string) =>
    void stderr.write(
      render(
        'text',
        locate(text, problems).map((problem) => ({ file: name, ...problem })),
      ),
    )
  const mine = await pageIn(ours, say)
  const other = await pageIn(theirs, say)
  if (!mine || !other) return 2
  const before = await pageIn(base, say, mine)
  if (!before) return 2

  const { doc, conflicts } = merge(fromJson(before), fromJson(mine), fromJson(other), { titleOf })
  const merged = toJson(doc)
  const text = serialisePage(merged)
  await replaceFile(ours, text)
  say(
    conflicts.map((conflict) => problemOf(conflict, merged)),
    text,
  )
  const errors = problemsOf(merged).filter(isError)
  const isWorse =
    errors.length > Math.max(...[mine, other].map((page) => problemsOf(page).filter(isError).length))
  // what each side could do alone may be too much together: 4 + 1 + 1 slides
  if (isWorse) {
    say(errors, text)
    stderr.write('合并后的内容有问题，请检查\n')
  }
  return isWorse || conflicts.some(isOpen) ? 1 : 0
}

const isError = ({ severity }: Problem) => severity === 'error'

/**
 * The page of a file; null after its problems were told.
 * @param like a page whose empty one an empty file is: git has no common ancestor where both sides added the file
 */
async function pageIn(
  file: string,
  say: (problems: readonly Problem[], text: string) => void,
  like?: PageJson,
): Promise<PageJson | null> {
  const read = await readPageFile(file)
  if (read.kind !== 'text') {
    say([read.problem], '')
    return null
  }
  if (like && read.text === '') return { ...like, page: { ...like.page, props: {} }, widgets: {} }
  const { page, problems } = parsePage(read.text)
  // writing the page back would keep only the last of duplicate keys
  const lost = page ? problems.filter(({ keyword }) => keyword === 'duplicateKey') : problems
  if (page && lost.length === 0) return page
  say(lost, read.text)
  return null
}

const { titleOf } = wordsOf((type) => {
  const name = type === 'page' ? PAGE_TYPE : type
  const schema = Object.hasOwn(resolvedSchemas, name) ? resolvedSchemas[name] : undefined
  return schema ? formSchemaOf(schema) : null
})

/** A conflict where it is in the merged page. */
function problemOf({ kind, uuid, path, keys, message }: Conflict, page: PageJson): Problem {
  const inner = toPointer([...path, ...(keys?.slice(0, 1) ?? [])])
  const isPage = uuid === PAGE
  return {
    severity: 'error',
    type: isPage ? PAGE_TYPE : (page.widgets[uuid]?.type ?? ''),
    uuid: isPage ? '' : uuid,
    path: isPage ? `/page${inner}` : inner,
    keyword: kind,
    message,
  }
}
