export { PageThumb } from './PageThumb'
export { type PagePictureProps, ScaledPage } from './ScaledPage'
export { TemplateThumb } from './TemplateThumb'
