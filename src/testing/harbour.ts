/** The organisation of the contract's examples in which the organisation administrator works. */
export const harbour = '20000000-0000-4000-8000-000000000003';
