import { ApiError } from '@schemas/api/api-error'
import styles from './Failure.module.css'

const CHINESE = /\p{Script=Han}/u

/** What happened, in one Chinese sentence; technical messages are left to `FailureDetails`. */
export function failureText(error: unknown): string {
  if (error instanceof Error && CHINESE.test(error.message)) return error.message
  if (error instanceof ApiError && error.status >= 500) return `服务暂时不可用（${error.status}），请稍后重试`
  return '没有加载成功，请稍后重试'
}

/** What support asks for, folded: the message as it came, status and code. */
export function FailureDetails({ error }: { error: unknown }) {
  const { status, code } = error instanceof ApiError ? error : { status: 0, code: 0 }
  const facts = [String(error), status > 0 && `HTTP ${status}`, code > 0 && code]
  return (
    <details className={styles.details}>
      <summary>详情</summary>
      <code>{facts.filter(Boolean).join(' · ')}</code>
    </details>
  )
}
