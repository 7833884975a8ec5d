import { Anchor, useShop } from '@engine'
import { trailTo, KIND_PATHS, toArticles } from '../../columns'
import { Layout, RichText } from '../../Layout'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { Notice } from '@storefront/shell/parts/Notice'
import { texts } from '../../texts/content'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'
import css from './Render.module.css'

/** Questions that unfold to their answers, before any script too; the first of a column is open. */
export function Render() {
  const { faqs, nodes } = useAnswers<typeof data>()
  const { id } = useShop().params
  const [column] = trailTo(nodes?.data?.list ?? [], id ?? '').slice(-1)
  const isAll = !column || column.depth === 0
  const crumbs = isAll
    ? [...toArticles, { text: column?.name ?? texts.faqs }]
    : [...toArticles, { text: texts.faqs, href: KIND_PATHS.faqs }, { text: column.name }]
  return (
    <Layout crumbs={crumbs} nodes={nodes?.data?.list} current={id}>
      {!faqs?.data && <AskFailed error={faqs?.error} />}
      {faqs?.data?.list.length === 0 && (
        <Notice drawing="articles" text={texts.noQuestions}>
          <Anchor link={KIND_PATHS.faqs}>{texts.faqs}</Anchor>
        </Notice>
      )}
      {faqs?.data?.list.map(({ node_id, name, list }) => (
        <section key={node_id} className={css.group} aria-label={name}>
          <h2 className={css.name}>{name}</h2>
          {list.map(({ article_id, title, content }, index) => (
            <details key={article_id} className={css.question} open={index === 0}>
              <summary className={css.title}>{title}</summary>
              <div className={css.answer}>
                <RichText html={content} />
              </div>
            </details>
          ))}
        </section>
      ))}
    </Layout>
  )
}
