import type { ArticleDetail, FaqGroup } from '@schemas/generated/api'
import { isoOf } from '../../shell/parts/moments'

/** An article. @param origin the shop’s own address @param path of the article */
export function articleLd(
  { title, summary, author, image_url, published }: ArticleDetail,
  { origin, path }: { origin: string; path: string },
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    url: origin + path,
    datePublished: isoOf(published),
    ...(summary && { description: summary }),
    ...(author && { author: { '@type': 'Person', name: author } }),
    ...(image_url && { image: image_url.startsWith('/') ? origin + image_url : image_url }),
  }
}

/** Questions with their answers, whose texts are HTML. */
export const questionsLd = (groups: readonly FaqGroup[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: groups
    .flatMap(({ list }) => list)
    .map(({ title, content }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: content },
    })),
})
