import { Skeleton } from 'antd'

interface LoadingProps {
  /** Lines of text that are expected. */
  rows?: number
}

/** Placeholder of a part that is loading. antd's title line is left out: it is an empty heading for screen readers. */
export const Loading = ({ rows = 4 }: LoadingProps) => <Skeleton active title={false} paragraph={{ rows }} />
