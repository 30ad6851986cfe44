/**
 * A port of its own, so that the benchmark runs beside a console that somebody has started. BENCH_PORT
 * chooses another one. The ports of the simulated instances and of further servers follow it.
 */
export const servicePort = Number(process.env.BENCH_PORT ?? 4201);
