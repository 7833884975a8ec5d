import { Anchor } from '@engine'
import type { Article, ArticleListAnswer } from '@schemas/generated/api'
import type { Answered } from '@schemas/page-plan'
import { ArticleRow } from '../../ArticleRow'
import { Layout, Panel, Rows } from '../../Layout'
import { articlePath, KIND_PATHS } from '../../columns'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { Notice } from '@storefront/shell/parts/Notice'
import { texts } from '../../texts/content'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'
import css from './Render.module.css'

const KINDS = ['news', 'faqs', 'about'] as const

/** The front page of the articles: every column, and of each kind what was published last. */
export function Render() {
  const { nodes, ...newest } = useAnswers<typeof data>()
  const failed = KINDS.map((kind) => newest[kind]).find((asked) => asked?.error)
  const isEmpty = KINDS.every((kind) => newest[kind]?.data?.list.length === 0)
  return (
    <Layout crumbs={[{ text: texts.home, href: '/' }, { text: texts.articles }]} nodes={nodes?.data?.list}>
      {failed?.error && <AskFailed error={failed.error} />}
      {isEmpty && (
        <Notice drawing="articles" text={texts.noArticles}>
          <Anchor link="/">{texts.home}</Anchor>
        </Notice>
      )}
      {KINDS.map((kind) => (
        <Newest key={kind} kind={kind} asked={newest[kind]} />
      ))}
    </Layout>
  )
}

interface NewestProps {
  kind: Article['kind']
  asked: Answered<ArticleListAnswer> | undefined
}

function Newest({ kind, asked }: NewestProps) {
  const list = asked?.data?.list ?? []
  if (list.length === 0) return null
  const name = texts[kind]
  return (
    <Panel
      title={name}
      beside={
        <Anchor link={KIND_PATHS[kind]} label={texts.moreOf(name)}>
          {texts.moreOf(name)} ›
        </Anchor>
      }
    >
      {kind === 'news' ? (
        <Rows>
          {list.map((article) => (
            <li key={article.article_id}>
              <ArticleRow article={article} eager />
            </li>
          ))}
        </Rows>
      ) : (
        <ul className={css.names}>
          {list.map(({ article_id, title }) => (
            <li key={article_id}>
              <Anchor link={articlePath(article_id)} className={css.title}>
                {title}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
