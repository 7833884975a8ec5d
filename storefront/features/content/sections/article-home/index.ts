import { defineWidget } from '@engine'
import type { ArticleHomeSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<ArticleHomeSectionProps>({ type: 'article-home', Render, autoHeight: true })
