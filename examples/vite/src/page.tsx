/** What visitors load: the page and the defaults of its widgets, no validators and no forms. */
import { installDefaults, Render, type PageJson } from '@pumian/engine'
import '@pumian/engine/style.css'
import { createRoot } from 'react-dom/client'
import home from '../pages/home.json'
import { fillPlans } from '../schemas/generated/defaults'
import { linkTargets } from '../schemas/generated/link-targets'
import { pageIn } from './saved'
import { widgets } from './widgets'

installDefaults(fillPlans, linkTargets)
const root = document.getElementById('root')
if (!root) throw new Error('Expected an element with the id root in index.html, found none.')
createRoot(root).render(<Render page={pageIn(localStorage) ?? (home as PageJson)} widgets={widgets} />)
