/** Looking at pages part by part: whole documents are long. */
import { PAGE, requireWidget, toJson } from '@engine/design'
import { valueAt } from '@schemas/pointer'
import { describeType, listTypes } from '../page/describe'
import { findIn, type Hit } from '../page/find'
import { outlineOf } from '../page/outline'
import { faultsOf } from '../page/problems'
import type { Input } from '../inputs'
import { Refusal } from '../refusal'
import type { Session } from '../session'
import type { Draft } from '../store'
import type { Answer, Tools } from './tool'

/** Characters of a part that is read at once. */
const LONGEST = 16_000
/** Pages that are searched, and widgets that are listed. */
const SEARCHED = 200
const HITS = 100

export const readTools: Tools<'outline' | 'read' | 'find' | 'describe'> = {
  outline: {
    about: 'The widgets of a page as a tree: uuid, type, name, first text, box, problems. Begin here.',
    reads: true,
    async run(session, { page, under = null }) {
      const { doc, role, ...draft } = await session.open(page)
      const head = `${headOf(draft)}, ${doc.widgets.size} widgets`
      return { text: `${head}\n${outlineOf(doc, faultsOf(doc, role), under)}` }
    },
  },
  read: {
    about:
      'A widget by uuid, or a part of it or of the page by JSON pointer, as saved; the whole page with whole.',
    reads: true,
    run: async (session, input) => readPart(await session.open(input.page), input),
  },
  find: {
    about: 'Widgets by type, text or link target on one page or on all, with the paths of what matches.',
    reads: true,
    run: findOn,
  },
  describe: {
    about: 'What a widget type is for, and each property with title, bounds and default.',
    reads: true,
    run: async (_session, { type }) => ({ text: type === undefined ? listTypes() : describeType(type) }),
  },
}

const headOf = ({ page: { title, page_id, platform, state }, revision }: Pick<Draft, 'page' | 'revision'>) =>
  `${title} (page ${page_id}, ${platform}, ${state}), revision ${revision}`

function readPart({ doc, revision }: Draft, { uuid, path = '', whole = false }: Input<'read'>): Answer {
  if (whole) return { json: { revision, document: toJson(doc) } }
  if (uuid === undefined && path === '')
    throw new Refusal(
      'name a uuid or a path such as /page/props; with whole: true the answer is the whole page',
    )
  const from = uuid === undefined || uuid === PAGE ? toJson(doc) : requireWidget(doc, uuid, 'read')
  const value = valueAt(from, path)
  if (value === undefined) throw new Refusal(`nothing is saved at ${path}; the default counts, see describe`)
  const { length } = JSON.stringify(value)
  if (length > LONGEST)
    throw new Refusal(
      `that part has ${length} characters; read less, by uuid and path (outline lists the widgets)`,
    )
  return { json: { revision, value } }
}

async function findOn(session: Session, { page, ...query }: Input<'find'>): Promise<Answer> {
  if (query.type === undefined && query.text === undefined && query.link === undefined && !query.texts)
    throw new Refusal('name a type, a text or a link, or ask for texts')
  if (page !== undefined) {
    const { doc, revision } = await session.open(page)
    return { json: { revision, ...shortened(findIn(doc, query)) } }
  }
  const found: object[] = []
  for (const { page_id, title } of await session.store.latest(SEARCHED)) {
    const { doc } = await session.store.open(page_id)
    const hits = findIn(doc, query)
    if (hits.length > 0) found.push({ page_id, title, ...shortened(hits) })
  }
  return { json: { pages: found } }
}

const shortened = (hits: Hit[]) => ({
  ...(hits.length > HITS && { total: hits.length }),
  widgets: hits.slice(0, HITS),
})
