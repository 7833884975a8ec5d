export { type PagePictureProps, ScaledPage } from './ScaledPage'
