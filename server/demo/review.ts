/** A page that waits for review, so that 开始 and 消息 of a new demo show what an operator finds there. */
import { readPage, storedPage } from '@schemas'
import { operatorByUsername } from '../back-office'
import { draftPage, saveDrafts, submitReview, writeNote } from '../content'
import type { Database } from '../db/client'

const COMPANY = '1'
const PAGE = 'frenchstyle'
/** Uuids of its widgets, with what the editor has made of them. */
const WINTER: Record<string, string> = {
  'french-heading': '入冬，也要松弛一点',
  'french-text':
    '棠里的大衣用双面羊绒，手工缝制，轻而不透风。\n一件直筒大衣、一条羊毛半裙、一双短靴，就是一整个冬天。',
}
const MESSAGE = '换成了冬天的文案，下周一想上线，请看一下。'
const NOTE = '标题能不能带上这一季的面料？'
const REPLY = '第二段写了羊绒和羊毛，标题想短一点，您看可以吗？'

/** The editor hands in a changed page, the owner writes a note at its heading, the editor answers. */
export async function addDemoReview(db: Database): Promise<void> {
  const [owner, editor] = await Promise.all(['owner', 'editor'].map((name) => actorOf(db, name)))
  const { revision: base, document } = await draftPage(db, COMPANY, PAGE)
  const page = readPage(document)
  if (!owner || !editor || !page) throw new Error(`Expected page ${PAGE} and the demo's operators`)
  for (const [uuid, text] of Object.entries(WINTER)) {
    const widget = page.widgets[uuid]
    if (!widget) throw new Error(`Expected widget ${uuid} in page ${PAGE}, found none`)
    widget.props['text'] = text
  }
  const [saved] = await saveDrafts(db, editor, [{ page_id: PAGE, base, document: storedPage(page) }])
  const pages = [{ page_id: PAGE, revision: saved?.revision ?? '' }]
  await submitReview(db, editor, { pages, message: MESSAGE })
  const [widget = ''] = Object.keys(WINTER)
  const widget_name = page.widgets[widget]?.name ?? ''
  const { note_id } = await writeNote(db, owner, PAGE, { text: NOTE, widget, widget_name })
  await writeNote(db, editor, PAGE, { text: REPLY, parent_id: note_id })
}

async function actorOf(db: Database, username: string) {
  const operator = await operatorByUsername(db, COMPANY, username)
  return operator && { company_id: COMPANY, operator }
}
