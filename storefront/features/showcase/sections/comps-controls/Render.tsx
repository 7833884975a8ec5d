import { clsx } from 'clsx'
import { Breadcrumb } from '@storefront/shell/parts/Breadcrumb'
import { texts } from '../../texts/comps'
import { Buttons } from './Buttons'
import { Choices } from './Choices'
import { Counting } from './Counting'
import { Dialogs } from './Dialogs'
import { Fields } from './Fields'
import css from './Render.module.css'
import { States } from './States'

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
      <Buttons />
      <Dialogs />
      <Choices />
      <Fields />
      <Counting />
      <States />
    </div>
  )
}
