/** How the workspace talks to the operator; antd does it in the browser, tests note what was said. */
export interface Host {
  /** Asks; true when the operator agrees. `ok` names the button. */
  confirm(question: string, options?: { ok?: string; danger?: boolean }): Promise<boolean>
  success(text: string): void
  warn(text: string): void
  error(text: string): void
}
