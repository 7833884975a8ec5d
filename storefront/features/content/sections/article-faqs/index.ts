import { defineWidget } from '@engine'
import type { ArticleFaqsSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<ArticleFaqsSectionProps>({ type: 'article-faqs', Render, autoHeight: true })
