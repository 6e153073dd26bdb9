// The results of functions for the keychain, and general results. The numbers are those of Apple.

/// No error.
public let errSecSuccess: OSStatus = 0
/// The operation is not implemented.
public let errSecUnimplemented: OSStatus = -4
/// The disk is full.
public let errSecDiskFull: OSStatus = -34
/// Reading or writing failed.
public let errSecIO: OSStatus = -36
/// The file is already open for writing.
public let errSecOpWr: OSStatus = -49
/// A parameter is not valid.
public let errSecParam: OSStatus = -50
/// The file does not permit writing.
public let errSecWrPerm: OSStatus = -61
/// The memory is exhausted.
public let errSecAllocate: OSStatus = -108
/// The user cancelled the operation.
public let errSecUserCanceled: OSStatus = -128
/// A parameter or the state is not valid for the operation.
public let errSecBadReq: OSStatus = -909
/// An internal component failed.
public let errSecInternalComponent: OSStatus = -2070
/// An unknown error of Core Foundation occurred.
public let errSecCoreFoundationUnknown: OSStatus = -4960
/// A required entitlement is missing.
public let errSecMissingEntitlement: OSStatus = -34_018
/// The app is not entitled to use this function.
public let errSecRestrictedAPI: OSStatus = -34_020
/// The access control list is not in its simple form.
public let errSecACLNotSimple: OSStatus = -25_240
/// The policy does not exist.
public let errSecPolicyNotFound: OSStatus = -25_241
/// The trust setting is not valid.
public let errSecInvalidTrustSetting: OSStatus = -25_242
/// The item has no access control.
public let errSecNoAccessForItem: OSStatus = -25_243
/// The owner of this item cannot be changed.
public let errSecInvalidOwnerEdit: OSStatus = -25_244
/// No results of a trust evaluation exist.
public let errSecTrustNotAvailable: OSStatus = -25_245
/// The format is not supported for import or export.
public let errSecUnsupportedFormat: OSStatus = -25_256
/// The format of the imported data is unknown.
public let errSecUnknownFormat: OSStatus = -25_257
/// The key must be wrapped before it is exported.
public let errSecKeyIsSensitive: OSStatus = -25_258
/// The imported data contains more than one private key.
public let errSecMultiplePrivKeys: OSStatus = -25_259
/// The import or export requires a passphrase.
public let errSecPassphraseRequired: OSStatus = -25_260
/// The reference to a password is not valid.
public let errSecInvalidPasswordRef: OSStatus = -25_261
/// The record of trust settings is damaged.
public let errSecInvalidTrustSettings: OSStatus = -25_262
/// No trust settings exist.
public let errSecNoTrustSettings: OSStatus = -25_263
/// The PKCS 12 data is damaged, or its passphrase is wrong.
public let errSecPkcs12VerifyFailure: OSStatus = -25_264
/// No keychain is available.
public let errSecNotAvailable: OSStatus = -25_291
/// The keychain cannot be modified.
public let errSecReadOnly: OSStatus = -25_292
/// The user name or the passphrase is not correct.
public let errSecAuthFailed: OSStatus = -25_293
/// The keychain does not exist.
public let errSecNoSuchKeychain: OSStatus = -25_294
/// The file is not a valid keychain.
public let errSecInvalidKeychain: OSStatus = -25_295
/// A keychain of this name exists already.
public let errSecDuplicateKeychain: OSStatus = -25_296
/// The callback is installed already.
public let errSecDuplicateCallback: OSStatus = -25_297
/// The callback is not valid.
public let errSecInvalidCallback: OSStatus = -25_298
/// The specified item already exists in the keychain.
public let errSecDuplicateItem: OSStatus = -25_299
/// The specified item could not be found in the keychain.
public let errSecItemNotFound: OSStatus = -25_300
/// The buffer is too small for the item.
public let errSecBufferTooSmall: OSStatus = -25_301
/// The data of the item is too large.
public let errSecDataTooLarge: OSStatus = -25_302
/// The attribute does not exist.
public let errSecNoSuchAttr: OSStatus = -25_303
/// The item is no longer valid.
public let errSecInvalidItemRef: OSStatus = -25_304
/// The search is not valid.
public let errSecInvalidSearchRef: OSStatus = -25_305
/// The class of the item is unknown.
public let errSecNoSuchClass: OSStatus = -25_306
/// A default keychain does not exist.
public let errSecNoDefaultKeychain: OSStatus = -25_307
/// User interaction is not allowed.
public let errSecInteractionNotAllowed: OSStatus = -25_308
/// The attribute cannot be modified.
public let errSecReadOnlyAttr: OSStatus = -25_309
/// Another version of the system wrote the keychain.
public let errSecWrongSecVersion: OSStatus = -25_310
/// The key size is not allowed.
public let errSecKeySizeNotAllowed: OSStatus = -25_311
/// The storage module is not available.
public let errSecNoStorageModule: OSStatus = -25_312
/// The certificate module is not available.
public let errSecNoCertificateModule: OSStatus = -25_313
/// The policy module is not available.
public let errSecNoPolicyModule: OSStatus = -25_314
/// User interaction is required, but not allowed.
public let errSecInteractionRequired: OSStatus = -25_315
/// The content of the item is not available.
public let errSecDataNotAvailable: OSStatus = -25_316
/// The content of the item cannot be modified.
public let errSecDataNotModifiable: OSStatus = -25_317
/// A certificate that the chain requires is missing.
public let errSecCreateChainFailed: OSStatus = -25_318
/// The preferences domain is not valid.
public let errSecInvalidPrefsDomain: OSStatus = -25_319
/// The user interface is not available while the display sleeps.
public let errSecInDarkWake: OSStatus = -25_320
/// The proposed issuer did not sign the certificate.
public let errSecNotSigner: OSStatus = -26_267
/// The data cannot be decoded.
public let errSecDecode: OSStatus = -26_275
