/** The page files of a folder, as agents edit them. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { fromJson, toJson, type PageDoc } from '@engine/design'
import { faultsOf, newFaults, showProblems } from '@mcp/page/problems'
import { Refusal } from '@mcp/refusal'
import { movedOn, type Draft, type PageHead, type PageStore } from '@mcp/store'
import { parsePage, serialisePage } from '@schemas'
import { replaceFile } from '@scripts/files/replace-files'
import { filesOf } from '@scripts/validate/options'
import { readPageFile } from '@scripts/validate/read-file'

const ENDING = '.json'

/** A page is known by its path below the folder, and a revision by the hash of the file's text. */
export class FileStore implements PageStore {
  readonly #folder: string
  /** Ends when what was begun to be written is written. */
  #writing: Promise<unknown> = Promise.resolve()

  constructor(folder: string) {
    this.#folder = path.resolve(folder)
  }

  async open(page_id: string): Promise<Draft> {
    const text = await this.#textOf(page_id)
    const { page, problems } = parsePage(text)
    const damage = page ? problems.find(({ keyword }) => keyword === 'duplicateKey') : problems[0]
    if (!page || damage)
      throw new Refusal(
        `${page_id} cannot be edited as a page: ${damage?.message ?? 'it is no page document'}`,
      )
    const doc = fromJson(page)
    const { title } = doc.page.props
    const head = {
      page_id,
      title: typeof title === 'string' && title !== '' ? title : path.basename(page_id, ENDING),
      platform: page.platform,
      state: 'file',
    }
    return { page: head, revision: revisionOf(text), author: '', doc, role: { region: 'body' } }
  }

  /** @throws Refusal also where the page would have an error more (rule mcp-9) */
  async save({ page: { page_id }, revision, doc: before, role }: Draft, doc: PageDoc): Promise<string> {
    const more = newFaults(faultsOf(doc, role), faultsOf(before, role)).filter(
      ({ problem }) => problem.severity === 'error',
    )
    if (more.length > 0)
      throw new Refusal(`${page_id} would have ${more.length} new error(s); nothing is saved`, {
        new_problems: showProblems(doc, more, role),
      })
    const text = serialisePage(toJson(doc))
    if (text === serialisePage(toJson(before))) return revision
    return this.#inTurn(async () => {
      const found = revisionOf(await this.#textOf(page_id))
      if (found !== revision) throw movedOn(revision, found, '')
      await replaceFile(this.#fileOf(page_id), text)
      return revisionOf(text)
    })
  }

  async latest(most: number): Promise<PageHead[]> {
    const { pages } = await this.list(most)
    return pages
  }

  /** Pages, those changed last first, and files that are none, with the reason. */
  async list(most = Infinity): Promise<{ pages: PageHead[]; refused: { file: string; reason: string }[] }> {
    const pages: PageHead[] = []
    const refused: { file: string; reason: string }[] = []
    for (const page_id of (await this.#names()).slice(0, most)) {
      try {
        pages.push((await this.open(page_id)).page)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        refused.push({ file: page_id, reason: error.message })
      }
    }
    return { pages, refused }
  }

  /** Writes a page into a file of its own. @throws Refusal where there is a file of that name */
  create(page_id: string, doc: PageDoc): Promise<string> {
    const file = this.#fileOf(page_id)
    const text = serialisePage(toJson(doc))
    return this.#inTurn(async () => {
      if (existsSync(file)) throw new Refusal(`there is a file ${page_id} already`)
      await replaceFile(file, text)
      return revisionOf(text)
    })
  }

  /** The schema by which editors validate a page, as its `$schema` names it; none before `pumian generate`. */
  schemaFor(page_id: string): string | undefined {
    const schema = path.resolve('schemas/generated/page.schema.json')
    const from = path.dirname(this.#fileOf(page_id))
    return existsSync(schema) ? path.relative(from, schema).replaceAll(path.sep, '/') : undefined
  }

  async #names(): Promise<string[]> {
    const files = (await filesOf([this.#folder])).filter((file) => existsSync(file))
    const times = await Promise.all(files.map(async (file) => (await stat(file)).mtimeMs))
    return files
      .map((file, index) => ({ file, time: times[index] ?? 0 }))
      .toSorted((a, b) => b.time - a.time)
      .map(({ file }) => path.relative(this.#folder, file).replaceAll(path.sep, '/'))
  }

  async #textOf(page_id: string): Promise<string> {
    const read = await readPageFile(this.#fileOf(page_id))
    if (read.kind === 'text') return read.text
    throw new Refusal(`${page_id}: ${read.problem.message} (list_pages names all)`)
  }

  /** @throws Refusal for a name that leads out of the folder */
  #fileOf(page_id: string): string {
    const file = path.resolve(this.#folder, page_id)
    if (file.startsWith(`${this.#folder}${path.sep}`) && file.endsWith(ENDING)) return file
    throw new Refusal(`expected a file such as home.json in ${this.#folder}, got ${page_id}`)
  }

  /** Comparing and writing is one step: calls may come beside each other. */
  #inTurn<T>(write: () => Promise<T>): Promise<T> {
    const written = this.#writing.then(write, write)
    this.#writing = written
    return written
  }
}

const revisionOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)
