const signInNotices = ['registration-pending', 'logged-out', 'data-left', 'password-unchanged', 'code-unchecked', 'data-replaced'] as const
/** A notice of the previous screen to the sign-in screen, passed by name: the sign-in screen words it in the language then in use. */
export type SignInNotice = (typeof signInNotices)[number]

/** The notice in an untrusted value from the browser's history. */
export const noticeIn = (value: unknown): SignInNotice | undefined => signInNotices.find((name) => name === value)
