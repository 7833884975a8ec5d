export { LivePage } from './LivePage'
export { partOf } from './part-of'
export { PreviewButton } from './PreviewButton'
export { ProblemCount } from './ProblemCount'
