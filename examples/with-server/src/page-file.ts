/** The page in its file: read to draw it, written when the designer saves. */
import { readFile, rename, writeFile } from 'node:fs/promises'
import { parsePage, serialisePage, type PageJson } from '@pumian/engine/schemas'
import './schemas'

const FILE = 'pages/home.json'

export async function readHome(): Promise<PageJson> {
  const { page, problems } = parsePage(await readFile(FILE, 'utf8'))
  if (!page)
    throw new Error(`Expected a page in ${FILE}: ${problems.map(({ message }) => message).join('; ')}`)
  return page
}

/** Who may edit: on a developer's machine everyone. Ask here who is signed in before the designer goes online. */
const mayEdit = (): boolean => process.env.NODE_ENV !== 'production' || process.env.PAGE_EDITING === 'on'

/** @returns why the page is not saved, for the designer; `null` where it is */
export async function saveHome(text: string): Promise<string | null> {
  if (!mayEdit()) return '此处不能编辑页面：src/page-file.ts 决定谁可以编辑'
  const { page, problems } = parsePage(text)
  const error = problems.find(({ severity }) => severity === 'error')
  if (!page || error) return error?.message ?? '应为页面文档'
  // visitors never read half a file
  await writeFile(`${FILE}.tmp`, serialisePage(page))
  await rename(`${FILE}.tmp`, FILE)
  return null
}
