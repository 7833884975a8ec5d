import { clsx } from 'clsx'
import { colour, px } from '@engine'
import { strings } from '@schemas/generated/strings/W0019'
import type { Link, ShopTag, W0019Props } from '@schemas/generated/types'
import { SectionHead } from '../shared/SectionHead'
import { TabStrip } from '../shared/TabStrip'
import { textOf, textStyle } from '../shared/text-style'
import type { Tabs } from '../shared/use-tabs'
import css from './Head.module.css'
import type { Nearby } from './use-nearby'

interface HeadProps {
  props: W0019Props
  tabs: Tabs
  tags: readonly ShopTag[]
  nearby: Nearby
  more: { text: string; link: Link | string }
  /** The last request failed; the shops shown are older. */
  stale: boolean
}

/** Title, tag tabs, 定位 and the link to more. */
export function Head({ props, tabs, tags, nearby, more, stale }: HeadProps) {
  const title = textOf(props.text)
  return (
    <SectionHead
      title={title}
      titleStyle={{
        ...textStyle(props.wgtTitleFontSize, props.wgtTitleTextColor),
        backgroundColor: colour(props.wgtTitleBackgroundColor),
      }}
      style={{ '--inset': 0 }}
      more={{
        ...more,
        style: {
          ...textStyle(props.wgtMoreTitleFontSize, props.wgtMoreTitleColor),
          marginRight: Math.max(0, px(props.wgtMoreRightMargin) ?? 0),
        },
      }}
      className={clsx(css.head, props.wgtTitleBorderRadius === true && css.round)}
    >
      <div className={css.middle}>
        {tags.length > 0 && (
          <TabStrip tabs={tabs} titles={tags.map(({ tag_name }) => tag_name)} label={title || '商家标签'} />
        )}
      </div>
      {stale ? <RetryButton retry={nearby.retry} /> : <LocateButton nearby={nearby} />}
    </SectionHead>
  )
}

function RetryButton({ retry }: { retry: () => void }) {
  return (
    <span role="alert" className={css.failed}>
      {strings.failed}
      <button type="button" className={css.locate} onClick={retry}>
        {strings.retry}
      </button>
    </span>
  )
}

/** Starts the sequence of rule widgets-7; says where the shops shown are near. */
function LocateButton({ nearby: { phase, position, locate } }: Pick<HeadProps, 'nearby'>) {
  const busy = phase === 'locating'
  const place = position?.area || position?.city
  return (
    <button
      type="button"
      className={css.locate}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={() => !busy && locate()}
    >
      <span className={css.pin} aria-hidden="true" />
      {busy ? strings.locating : strings.locate}
      {!busy && place && <span className={css.place}>{place}</span>}
    </button>
  )
}
