import { Anchor } from '@engine'
import type { ArticleDetail } from '@schemas/generated/api'
import { Layout, RichText } from '../../Layout'
import { articlePath, crumbsOf } from '../../columns'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { dayOf, isoOf } from '@storefront/shell/parts/moments'
import { texts } from '../../texts/content'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'
import css from './Render.module.css'

/** An article to read, and where to read on. */
export function Render() {
  const { article: asked, nodes } = useAnswers<typeof data>()
  const article = asked?.data
  if (!article) return <AskFailed error={asked?.error} />
  const { title, author, published, content, node_id, related } = article
  return (
    <Layout crumbs={crumbsOf(article)} nodes={nodes.data?.list} current={node_id}>
      <article className={css.article}>
        <h2 className={css.title}>{title}</h2>
        <p className={css.facts}>
          <span>
            {texts.published}
            <time dateTime={isoOf(published)}>{dayOf(published)}</time>
          </span>
          {author && <span>{texts.author(author)}</span>}
        </p>
        <RichText html={content} />
        <Beside article={article} />
      </article>
      {related.length > 0 && (
        <section className={css.related}>
          <h2 className={css.heading}>{texts.related}</h2>
          <ul className={css.names}>
            {related.map((other) => (
              <li key={other.article_id}>
                <Anchor link={articlePath(other.article_id)} className={css.name}>
                  {other.title}
                </Anchor>
                <time className={css.day} dateTime={isoOf(other.published)}>
                  {dayOf(other.published)}
                </time>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Layout>
  )
}

const Beside = ({ article: { previous, next } }: { article: ArticleDetail }) => (
  <nav className={css.beside} aria-label={texts.beside}>
    <p>
      {texts.previous}
      <Neighbour of={previous} />
    </p>
    <p>
      {texts.next}
      <Neighbour of={next} />
    </p>
  </nav>
)

const Neighbour = ({ of }: { of: ArticleDetail['next'] }) =>
  of ? (
    <Anchor link={articlePath(of.article_id)} className={css.name}>
      {of.title}
    </Anchor>
  ) : (
    texts.none
  )
