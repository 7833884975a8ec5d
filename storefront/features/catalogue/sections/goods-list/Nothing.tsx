import { lazy, Suspense } from 'react'
import { Anchor, encodePart } from '@engine'
import { useIdle } from '../../slider/use-idle'
import { Notice } from '@storefront/shell/parts/Notice'
import { HOT_WORDS, texts } from '../../texts/goods'

const RecommendedGoods = lazy(() => import('../../RecommendedGoods'))

/** An empty list: other words to try, and what sells well. */
export function Nothing() {
  const idle = useIdle()
  return (
    <>
      <Notice text={texts.nothingFound}>
        {HOT_WORDS.map((word) => (
          <Anchor key={word} link={`/items?keywords=${encodePart(word)}`}>
            {word}
          </Anchor>
        ))}
      </Notice>
      {idle && (
        <Suspense>
          <RecommendedGoods />
        </Suspense>
      )}
    </>
  )
}
