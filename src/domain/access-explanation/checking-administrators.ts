/**
 * The text in place of a warning until it is known who administers an organisation, or until the code
 * of the warning has loaded.
 */
export const checkingAdministrators = 'Checking who stays an administrator...';
