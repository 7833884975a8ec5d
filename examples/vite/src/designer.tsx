import './schemas'
import { Designer } from '@pumian/engine/design'
import { parsePage, serialisePage } from '@pumian/engine/schemas'
import '@pumian/engine/style.css'
import '@pumian/engine/design.css'
import { createRoot } from 'react-dom/client'
import home from '../pages/home.json'
import { pageIn, savePage } from './saved'
import { widgets } from './widgets'

const { page, problems } = parsePage(pageIn(localStorage) ?? home)
if (!page) throw new Error(problems.map(({ message }) => message).join('; '))
const root = document.getElementById('root')
if (!root) throw new Error('Expected an element with the id root in designer.html, found none.')
createRoot(root).render(
  <Designer
    page={page}
    widgets={widgets}
    onSave={async (edited) => savePage(localStorage, serialisePage(edited))}
  />,
)
