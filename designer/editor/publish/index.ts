export { LivePage } from './LivePage'
export { partOf } from './change-rows'
export { PreviewButton, ProblemCount } from './PublishButtons'
