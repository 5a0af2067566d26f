/** Whether a service worker controls this page, and so answers its requests. */
export const workerAnswers = (): boolean => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
