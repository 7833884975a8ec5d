import { lazy } from 'react'

export { ExportButton } from './ExportButton'

export const CsvPage = lazy(() => import('./CsvPage'))
