// CryptoKit is swift-crypto's module `Crypto`, which has Apple's names, shapes and descriptions.
//
// The manifest compiles `Crypto` under another name: an app that depends on swift-crypto itself has a module of that
// name, in another version. Extensions of swift-crypto, such as RSA, are not Apple's, and are left out.
//
// `SecureEnclave` is absent. Its keys never leave a chip that a computer with Linux does not have.
//
// > Difference from Apple: `AES.GCM.open` and `ChaChaPoly.open` throw `CryptoKitError.underlyingCoreCryptoError` for
// > data that were changed, and not `authenticationFailure`.
@_exported import Crypto
