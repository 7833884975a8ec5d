import { Anchor, useShop } from '@engine'
import { ArticleRow } from '../../ArticleRow'
import { Layout, Panel, Rows } from '../../Layout'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { Notice } from '@storefront/shell/parts/Notice'
import { Pagination } from '@storefront/shell/parts/Pagination'
import { queryOf } from '@storefront/shell/routing/query'
import { texts } from '../../texts/content'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { crumbsOf, articlesHref, readArticlesQuery } from './query'
import type data from './data'

/** Rows whose pictures are on the first screen. */
const EAGER = 4

/** The articles of a column, or of all: the newest first, page by page. */
export function Render() {
  const { nodes, articles } = useAnswers<typeof data>()
  const { path, params } = useShop()
  const search = queryOf(path)
  const query = readArticlesQuery({ path, params, query: search })
  const crumbs = crumbsOf(query, nodes?.data?.list ?? [])
  const name = crumbs.at(-1)?.text
  return (
    <Layout crumbs={crumbs} nodes={nodes?.data?.list} current={query.node_id}>
      {!articles?.data && <AskFailed error={articles?.error} />}
      {articles?.data?.list.length === 0 && (
        <Notice drawing="articles" text={texts.noArticles}>
          <Anchor link="/article">{texts.articles}</Anchor>
        </Notice>
      )}
      {articles?.data && articles.data.list.length > 0 && (
        <Panel title={name} beside={texts.count(articles.data.total_count)}>
          <Rows>
            {articles.data.list.map((article, index) => (
              <li key={article.article_id}>
                <ArticleRow article={article} eager={index < EAGER} />
              </li>
            ))}
          </Rows>
        </Panel>
      )}
      <Pagination
        page={query.page}
        total={articles?.data?.total_count ?? 0}
        hrefOf={(page) => articlesHref({ ...query, page })}
      />
    </Layout>
  )
}
