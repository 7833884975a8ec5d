import { Anchor, encodePart, useShop } from '@engine'
import type { Answered } from '@schemas/page-plan'
import { Breadcrumb } from '@storefront/shell/parts/Breadcrumb'
import { texts } from '../../texts/comps'
import css from './Render.module.css'
import type { Shown } from './samples'

interface Answers {
  widgets?: Answered<readonly Shown[]>
  widget?: Answered<ShownOne>
}

interface ShownOne extends Shown {
  sample: string
  /** Prescribed colours of this sample that are hard to read. */
  pale: string[]
}

const HERE = '/comps/widgets'

const CRUMBS = [
  { text: texts.home, href: '/' },
  { text: texts.title, href: '/comps' },
]

/** Every widget of the page builder, or one of them: above it the ways to its samples, below it the one chosen. */
export function Render() {
  const { widgets, widget } = useShop().answers as Answers
  if (widget?.data) return <One {...widget.data} />
  return (
    <div className={css.page}>
      <Breadcrumb crumbs={[...CRUMBS, { text: texts.widgets }]} />
      <ul className={css.list} aria-label={texts.widgets}>
        {widgets?.data?.map(({ type, title, samples }) => (
          <li key={type}>
            <Anchor link={`${HERE}/${encodePart(type)}`} className={css.widget}>
              <Picture type={type} />
              <strong>{title}</strong>
              <span className={css.note}>
                {type} · {texts.sampleCount(samples.length)}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  )
}

function One({ type, title, samples, sample, pale }: ShownOne) {
  const name = `${title} ${type}`
  return (
    <div className={css.page}>
      <Breadcrumb crumbs={[...CRUMBS, { text: texts.widgets, href: HERE }, { text: name }]} />
      <div className={css.head}>
        <h2 className={css.title}>{name}</h2>
        <nav aria-label={texts.samples} className={css.samples}>
          {samples.map((each) => (
            <Anchor
              key={each}
              link={`${HERE}/${encodePart(type)}?sample=${encodePart(each)}`}
              className={each === sample ? `${css.sample} ${css.on}` : (css.sample ?? '')}
              current={each === sample}
            >
              {each}
            </Anchor>
          ))}
        </nav>
        {pale.length > 0 && (
          <p className={css.pale} role="note">
            {texts.pale(pale.join('、'))}
          </p>
        )}
      </div>
    </div>
  )
}

const pictures = import.meta.glob<string>('../../../../../widgets/W*/palette.webp', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})

function Picture({ type }: { type: string }) {
  const src = pictures[`../../../../../widgets/${type}/palette.webp`]
  return src === undefined ? null : (
    <img src={src} alt="" width={184} height={104} loading="lazy" className={css.picture} />
  )
}
