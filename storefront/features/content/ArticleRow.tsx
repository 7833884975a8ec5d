import { clsx } from 'clsx'
import { Anchor } from '@engine'
import type { Article } from '@schemas/generated/api'
import { pictureAt } from '@schemas/picture'
import { Picture } from '@widgets/shared/Picture'
import { dayOf, isoOf } from '../../shell/parts/moments'
import row from '@storefront/shell/parts/picture-row.module.css'
import css from './ArticleRow.module.css'
import { articlePath } from './columns'

/** px */
const WIDTH = 200
const HEIGHT = 125

/** One article of a list, all of it a single link. */
export function ArticleRow({ article, eager = false }: { article: Article; eager?: boolean }) {
  const { article_id, title, summary, author, image_url, published, node_name } = article
  return (
    <Anchor link={articlePath(article_id)} className={clsx(row.row, css.row)}>
      {image_url && (
        <Picture
          src={pictureAt(image_url, 'm')}
          alt=""
          width={WIDTH}
          height={HEIGHT}
          eager={eager}
          className={clsx(row.picture, css.picture)}
        />
      )}
      <span className={row.text}>
        <span className={css.title}>{title}</span>
        {summary && <span className={css.summary}>{summary}</span>}
        <span className={css.facts}>
          <span>{node_name}</span>
          <time dateTime={isoOf(published)}>{dayOf(published)}</time>
          {author && <span>{author}</span>}
        </span>
      </span>
    </Anchor>
  )
}
