/** A port of its own, so that the benchmark runs beside a console that somebody has started. */
export const servicePort = 4201;
