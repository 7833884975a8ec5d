import { lazyPart } from '@engine/lazy-part'
import { loadingPage } from '../../shell/ui'

export { ExportButton } from './ExportButton'

export const CsvPage = lazyPart(() => import('./CsvPage'), loadingPage)
