import { defineWidget } from '@engine'
import type { ArticleListSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<ArticleListSectionProps>({ type: 'article-list', Render, autoHeight: true })
