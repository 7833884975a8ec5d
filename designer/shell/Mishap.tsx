import { Button, Result } from 'antd'

/** How browsers say that a part of the program could not be fetched. */
const NOT_FETCHED = /dynamically imported module|module script|Unable to preload|Loading chunk/i

/** A part of the designer could not be drawn: why, and that nothing is lost by beginning anew. */
export function Mishap({ error }: { error: unknown }) {
  const message = error instanceof Error ? error.message : String(error)
  const isFetch = NOT_FETCHED.test(message)
  return (
    <Result
      status={isFetch ? 'info' : 'error'}
      title={isFetch ? '这部分没有加载成功' : '这部分出错了'}
      subTitle={isFetch ? '网络中断，或者设计器有了新版本。刷新后继续，修改都还在。' : message}
      extra={
        <Button type="primary" onClick={() => window.location.reload()}>
          刷新
        </Button>
      }
    />
  )
}
