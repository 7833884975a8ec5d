/** `npm run pull` and `npm run push`: pages of a running shop as files, and back. */
import { join } from 'node:path'
import { locate, parsePage, readPage, serialisePage } from '@schemas'
import { ApiError } from '@schemas/api/api-error'
import type { DraftConflicts } from '@schemas/generated/api'
import { readArguments, usageOf } from '../launch/cli.mjs'
import { render } from '../validate/formats'
import { readPageFile } from '../validate/read-file'
import { fileOf, hashOf, readFolder, readIfThere, writeFolder, type Folder, type KnownPage } from './folder'
import type { Shop } from './shop'
import { withShop, type Terminal } from './sign-in'

/** Done · refused, nothing was written · wrong arguments or no connection. */
export type ExitCode = 0 | 1 | 2

const LOCAL = 'http://localhost:3000'

/** The most documents that a shop saves at once. */
const MOST = 100

interface Command {
  folder: string
  known: Folder
  /** Ids that were named; none: all. */
  ids: string[]
  force: boolean
  say(line: string): void
  /** Runs a session of the account that the options name. */
  inShop<T>(work: (shop: Shop) => Promise<T>): Promise<T>
}

type Work = (command: Command) => Promise<ExitCode>

export const runPull = (args: string[], terminal: Terminal): Promise<ExitCode> =>
  run('pull', args, terminal, pull)
export const runPush = (args: string[], terminal: Terminal): Promise<ExitCode> =>
  run('push', args, terminal, push)

async function run(name: 'pull' | 'push', args: string[], terminal: Terminal, work: Work): Promise<ExitCode> {
  const { stdout, stderr } = terminal
  const read = readArguments(name, args)
  if ('help' in read) {
    stdout.write(read.help)
    return 0
  }
  const [folder, ...ids] = 'error' in read ? [] : read.positionals
  if ('error' in read || folder === undefined) {
    stderr.write(`${'error' in read ? read.error : '请给出一个目录'}\n\n${usageOf(name)}`)
    return 2
  }
  const text = (option: string) => {
    const value = read.values[option]
    return typeof value === 'string' ? value : undefined
  }
  try {
    const known = await readFolder(folder)
    const url = text('url') ?? (known.url || LOCAL)
    const [user, code] = [text('user'), text('code')]
    const account = { ...(user !== undefined && { user }), ...(code !== undefined && { code }) }
    return await work({
      folder,
      known: { ...known, url },
      ids,
      force: read.values.force === true,
      say: (line) => void stderr.write(`${line}\n`),
      inShop: (call) => withShop(url, account, terminal, call),
    })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    stderr.write(`${error.message}\n`)
    return error instanceof ApiError && error.status > 0 ? 1 : 2
  }
}

/** Fetches drafts; files with edits of their own are kept unless the operator says otherwise. */
const pull: Work = async ({ folder, known, ids, force, say, inShop }) => {
  const drafts = await inShop(async (shop) => {
    const wanted = ids.length > 0 ? ids : await shop.pages()
    const found = []
    for (const page_id of wanted) found.push(await shop.draft(page_id))
    return found
  })
  const pages: Record<string, KnownPage> = { ...known.pages }
  const texts = new Map<string, string>()
  const edited: string[] = []
  for (const { page, revision, document } of drafts) {
    const { page_id } = page
    const read = readPage(document)
    if (!read) throw new Error(`页面 ${page_id} 的草稿不是页面文档`)
    const text = serialisePage(read)
    const before = Object.hasOwn(pages, page_id) ? pages[page_id] : undefined
    const file = before?.file ?? fileOf(page_id)
    const now = await readIfThere(join(folder, file))
    if (now !== null && now !== text && isEdited(now, before)) edited.push(file)
    if (now !== text) texts.set(file, text)
    pages[page_id] = { file, revision, sha256: hashOf(text) }
  }
  if (edited.length > 0 && !force) {
    for (const file of edited) say(`${join(folder, file)}：有没有推送的改动`)
    say('没有取回任何页面。先推送或提交这些改动，或用 --force 覆盖它们')
    return 1
  }
  await writeFolder(folder, { ...known, pages }, texts)
  say(`已取回 ${drafts.length} 个页面，${texts.size} 个文件有变化`)
  return 0
}

/** Line ends and white space, as git and editors change them, are no edits. */
function isEdited(text: string, known: KnownPage | undefined): boolean {
  if (hashOf(text) === known?.sha256) return false
  const { page, problems } = parsePage(text)
  const isPlain = page && !problems.some(({ keyword }) => keyword === 'duplicateKey')
  return !isPlain || hashOf(serialisePage(page)) !== known?.sha256
}

interface Edit extends KnownPage {
  page_id: string
  text: string
}

/** Sends the files that changed since they were fetched, all or none. */
const push: Work = async ({ folder, known, ids, say, inShop }) => {
  const strange = ids.find((id) => !Object.hasOwn(known.pages, id))
  if (strange !== undefined || Object.keys(known.pages).length === 0)
    throw new Error(
      `${folder} 中没有取回的页面${strange === undefined ? '' : ` ${strange}`}，请先 npm run pull`,
    )
  const edits = await editsIn(folder, known, ids, say)
  if (!edits) return 1
  if (edits.length === 0) {
    say('没有改动')
    return 0
  }
  if (edits.length > MOST)
    throw new Error(`一次最多推送 ${MOST} 个页面，现有 ${edits.length} 个，请逐批列出页面编号`)
  const saved = await inShop(async (shop) => {
    try {
      return await shop.save(
        edits.map(({ page_id, revision, text }) => ({ page_id, base: revision, document: text })),
      )
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      tellMoved(error.details as DraftConflicts, known, folder, say)
      return null
    }
  })
  if (!saved) return 1
  const revisions = new Map(saved.map(({ page_id, revision }) => [page_id, revision]))
  const pages = Object.fromEntries(
    edits.map(({ page_id, file, revision, text }) => [
      page_id,
      { file, revision: revisions.get(page_id) ?? revision, sha256: hashOf(text) },
    ]),
  )
  await writeFolder(folder, { ...known, pages: { ...known.pages, ...pages } })
  say(`已推送 ${edits.length} 个页面的草稿`)
  return 0
}

/** The files that differ from what was fetched; null after the reasons were told why one cannot be sent. */
async function editsIn(
  folder: string,
  known: Folder,
  ids: readonly string[],
  say: Command['say'],
): Promise<Edit[] | null> {
  const edits: Edit[] = []
  let isFine = true
  for (const [page_id, page] of Object.entries(known.pages)) {
    if (ids.length > 0 && !ids.includes(page_id)) continue
    const file = join(folder, page.file)
    const read = await readPageFile(file)
    const text = read.kind === 'text' ? read.text : ''
    if (read.kind === 'text' && !isEdited(text, page)) continue
    const parsed = read.kind === 'text' ? parsePage(text) : { page: null, problems: [read.problem] }
    // a server would keep only the last of duplicate keys
    const refused = parsed.problems.filter(({ keyword }) => !parsed.page || keyword === 'duplicateKey')
    if (refused.length > 0) {
      isFine = false
      const lines = locate(text, refused).map((problem) => ({ file, ...problem }))
      say(render('text', lines).trimEnd())
    } else edits.push({ ...page, page_id, text })
  }
  if (!isFine) say('没有推送任何页面')
  return isFine ? edits : null
}

function tellMoved({ conflicts }: DraftConflicts, known: Folder, folder: string, say: Command['say']): void {
  for (const { page_id, author, number, saved } of conflicts) {
    const file = join(folder, known.pages[page_id]?.file ?? fileOf(page_id))
    say(`${file}：取回之后草稿又被 ${author} 保存过（第 ${number} 版，${saved}）`)
  }
  say('没有推送任何页面。先提交本地改动，用 npm run pull -- --force 取回新的草稿，合并后再推送')
}
