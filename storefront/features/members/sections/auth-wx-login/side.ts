/** Whether a page is the phone's, where the code leads; otherwise the computer's, which shows it. */
export const isPhonesSide = (path: string) => path.startsWith('/auth/scan')
