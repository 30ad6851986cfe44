// Ids of demo records, which never change.
export const uma = '10000000-0000-4000-8000-000000000003';
export const alpineDealer = '20000000-0000-4000-8000-000000000002';
export const harbourRestaurants = '20000000-0000-4000-8000-000000000003';
export const deploymentMain = '31000000-0000-4000-8000-000000000001';
