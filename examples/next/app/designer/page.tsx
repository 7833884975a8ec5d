import { Editor } from '../../src/editor'
import { readHome } from '../../src/page-file'
import { save } from './actions'

export const metadata = { title: '设计器' }
export const dynamic = 'force-dynamic'

export default async function DesignerPage() {
  return <Editor page={await readHome()} save={save} />
}
