const unknownAuthority =
  'its certificate is not of an authority that is known here; NODE_EXTRA_CA_CERTS can name it';
const selfSigned = 'its certificate is self-signed; NODE_EXTRA_CA_CERTS can name it';

const words: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens at this address',
  ENOTFOUND: 'the name of the server is not known',
  EAI_AGAIN: 'the name of the server could not be looked up',
  ECONNRESET: 'the service broke off the connection',
  UND_ERR_SOCKET: 'the service broke off the connection',
  UND_ERR_CONNECT_TIMEOUT: 'the server cannot be reached',
  ETIMEDOUT: 'the server cannot be reached',
  EHOSTUNREACH: 'the server cannot be reached',
  DEPTH_ZERO_SELF_SIGNED_CERT: selfSigned,
  SELF_SIGNED_CERT_IN_CHAIN: selfSigned,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownAuthority,
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
};

/** Returns why a server could not be asked, in words; undefined for a code without any. */
export const connectionProblem = (code: string | undefined): string | undefined =>
  words[code ?? ''];
