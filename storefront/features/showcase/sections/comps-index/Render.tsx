import { Anchor, useShop } from '@engine'
import type { Answered } from '@schemas/page-plan'
import type { ConstantRow } from '../../constants/row'
import { Breadcrumb } from '@storefront/shell/parts/Breadcrumb'
import { texts } from '../../texts/comps'
import { Design } from './Design'
import css from './Render.module.css'

const PAGES = [
  { href: '/comps/controls', text: texts.controls, note: texts.controlsNote },
  { href: '/comps/widgets', text: texts.widgets, note: texts.widgetsNote },
]

/** What the shop is made of: its galleries, and the table of its constants. */
export function Render() {
  const { constants } = useShop().answers as { constants?: Answered<readonly ConstantRow[]> }
  return (
    <div className="page-column">
      <Breadcrumb crumbs={[{ text: texts.home, href: '/' }, { text: texts.title }]} />
      <nav aria-label={texts.pages} className={css.ways}>
        {PAGES.map(({ href, text, note }) => (
          <Anchor key={href} link={href} className={css.way}>
            <strong>{text}</strong>
            <span className={css.note}>{note}</span>
          </Anchor>
        ))}
      </nav>
      <Design />
      <section className={css.card}>
        <h2 className={css.title}>{texts.constants}</h2>
        <p className={css.note}>{texts.constantsNote}</p>
        <table className={css.table} aria-label={texts.constants}>
          <thead>
            <tr>
              {[texts.constant, texts.value, texts.source].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {constants?.data?.map(({ id, says, value, source }) => (
              <tr key={id} id={id}>
                <th scope="row">{says}</th>
                <td>{value}</td>
                <td>{source}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
