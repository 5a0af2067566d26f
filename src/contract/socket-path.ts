/** Socket.IO's default path on the backend host. */
export const socketPath = '/socket.io/'
