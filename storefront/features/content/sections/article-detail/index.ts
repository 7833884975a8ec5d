import { defineWidget } from '@engine'
import type { ArticleDetailSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<ArticleDetailSectionProps>({ type: 'article-detail', Render, autoHeight: true })
