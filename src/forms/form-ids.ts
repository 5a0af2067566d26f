/** The ids of forms that other parts of the app may ask to fill themselves in (fill-requests.ts). */
export const formIds = { login: 'login', registration: 'registration', verification: 'verification' } as const
