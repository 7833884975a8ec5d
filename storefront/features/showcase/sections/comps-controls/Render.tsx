import { clsx } from 'clsx'
import { Breadcrumb } from '@storefront/shell/parts/Breadcrumb'
import { texts } from '../../texts/comps'
import { Buttons, Dialogs, States } from './Buttons'
import { Cards } from './Cards'
import { Choices, Counting, Fields } from './Fields'
import css from './Render.module.css'

const CRUMBS = [
  { text: texts.home, href: '/' },
  { text: texts.title, href: '/comps' },
  { text: texts.controls },
]

/** Every control of the shop, to be tried. */
export function Render() {
  return (
    <div className={clsx('page-column', css.page)}>
      <Breadcrumb crumbs={CRUMBS} />
      <Cards />
      <Buttons />
      <Dialogs />
      <Choices />
      <Fields />
      <Counting />
      <States />
    </div>
  )
}
