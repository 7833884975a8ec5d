import { memo, useMemo } from 'react'
import { Anchor, mediaUrl, oneOf, type WidgetProps } from '@engine'
import type { W0004Props } from '@schemas/generated/types'
import { linkName } from '../shared/link-name'
import { Picture } from '../shared/Picture'
import css from './Render.module.css'
import { logoSize, wallHeight } from './size'

/** Logo墙: 3, 4 or 5 logos per row; logos without a picture are shown to operators only. */
export function LogoWall({ props, style, mode, theme }: WidgetProps<W0004Props>) {
  const logos = useMemo(
    () => props.data.filter((logo) => mode === 'design' || mediaUrl(logo.imgUrl) !== undefined),
    [props.data, mode],
  )
  if (logos.length === 0) return null
  const column = oneOf(props.column, [3, 4, 5]) ?? 5
  return (
    <div
      className={css.wall}
      style={{ '--theme': theme, height: wallHeight(style.width, column, logos.length) }}
    >
      <Logos logos={logos} column={column} wallWidth={style.width} />
      {props.showMore && props.moreText !== '' && (
        <div className={css.more}>
          <Anchor link={props.moreLinkData}>{props.moreText}</Anchor>
        </div>
      )}
    </div>
  )
}

interface LogosProps {
  logos: W0004Props['data']
  column: 3 | 4 | 5
  /** px */
  wallWidth: number
}

/** Memoised: a wall may have a hundred logos, and a key in the text below changes none of them. */
const Logos = memo(function Logos({ logos, column, wallWidth }: LogosProps) {
  const { width, height } = logoSize(wallWidth, column)
  return (
    <ul
      className={css.list}
      style={{ gridTemplateColumns: `repeat(${column}, minmax(0, 1fr))`, gridAutoRows: height }}
    >
      {logos.map((logo, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- logos have no identity but their place
        <li key={index}>
          <Anchor link={logo.pathData} className={css.logo}>
            <Picture
              src={logo.imgUrl}
              alt={linkName(logo.pathData, `标志${index + 1}`)}
              width={width}
              height={height}
              fit="contain"
            />
          </Anchor>
        </li>
      ))}
    </ul>
  )
})
