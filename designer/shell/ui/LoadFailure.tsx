import { Alert, Button } from 'antd'

interface LoadFailureProps {
  error: Error
  onRetry(): unknown
}

/** Why a part of a page could not be loaded, and a button that loads it again. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  return (
    // in a grid or a flex box the alert itself would be stretched
    <div>
      <Alert
        type="error"
        showIcon
        title={error.message}
        action={
          <Button size="small" onClick={() => void onRetry()}>
            重试
          </Button>
        }
      />
    </div>
  )
}
