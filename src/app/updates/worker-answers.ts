/** Whether the service worker answers what this page asks for. */
export const workerAnswers = (): boolean => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
