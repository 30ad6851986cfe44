const certificate = /CERT|SIGNATURE|^ERR_TLS/;
const network =
  /^(E\d{3}|E?(AI|CONN|HOST|NET|NOTFOUND|PROTO)\w*|\w*TIME(D)?OUT|ERR_SSL\w*|FETCH_ERROR)$/;

/**
 * Says why npm could not install the packages, and what to do.
 * @param {string} errors what npm wrote to its error stream, where npm 9 and older say ERR! instead of error
 */
export function installationFailure(errors) {
  const [, code = ''] = /^npm (?:error|ERR!) code (\S+)/m.exec(errors) || [];
  const [, path = 'its folders'] = /^npm (?:error|ERR!) path (.+)/m.exec(errors) || [];
  return `The packages could not be installed. ${adviceOn(code, path)}`;
}

function adviceOn(code, path) {
  if (/^(EACCES|EPERM|EROFS)$/.test(code)) {
    return `npm may not write ${path} (${code}). Let this user write there. If it is npm's cache, npm_config_cache can name another folder.`;
  }
  if (code === 'ENOSPC') return 'The disk is full.';
  if (certificate.test(code)) {
    return `This computer does not trust the certificate of the npm registry, or of a proxy before it (${code}). NODE_EXTRA_CA_CERTS names a file with a further certificate to trust.`;
  }
  if (code === '' || network.test(code)) return 'Is the npm registry reachable?';
  return `npm says why above (${code}).`;
}
