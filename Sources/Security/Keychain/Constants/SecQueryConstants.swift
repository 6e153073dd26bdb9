public import CoreGraphics

// The keys of queries that are not attributes.

/// The maximum number of results; one by default for ``SecItemCopyMatching(_:_:)``.
public let kSecMatchLimit: CFString = "m_Limit"
/// One result, which is returned without an array.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All results, which are returned in an array.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Whether texts are compared regardless of case; `false` by default.
public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// The persistent references of the only items that can match, an array.
public let kSecMatchItemList: CFString = "m_ItemList"
/// Whether the secret is returned; `false` by default.
public let kSecReturnData: CFString = "r_Data"
/// Whether a dictionary with the attributes is returned; `false` by default.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// Whether a reference is returned; `false` by default. Passwords have no references.
public let kSecReturnRef: CFString = "r_Ref"
/// Whether a persistent reference is returned, data; `false` by default.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The secret of an item, data.
public let kSecValueData: CFString = "v_Data"
/// The reference of an item.
public let kSecValueRef: CFString = "v_Ref"
/// The persistent reference of an item, data.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// The reason that a prompt shows, a string. Deprecated by Apple in favour of a context.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// Whether no prompt may appear. Deprecated by Apple in favour of a context.
public let kSecUseNoAuthenticationUI: CFString = "u_NoAuthUI"
/// Whether prompts may appear, one of the constants `kSecUseAuthenticationUI…`.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// Prompts may appear. The default.
public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// Requests that need a prompt fail with ``errSecInteractionNotAllowed``.
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// Items that need a prompt are skipped.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// The `LAContext` that proves the identity of the person.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// Whether the keychain behaves as on iOS. Ignored, because it always does.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
/// The password of a website in the result of ``SecRequestSharedWebCredential(_:_:_:)``.
public let kSecSharedPassword: CFString = "spwd"
