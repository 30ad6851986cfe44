// Ports of their own, so that the browser tests run beside a console that somebody has started.
export const servicePort = 4273;
export const mockPort = 4210;
export const serviceOrigin = `http://localhost:${servicePort}`;
export const mockOrigin = `http://localhost:${mockPort}`;
