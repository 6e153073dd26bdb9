public import CoreGraphics

/// Adds an item to the keychain. Can be called on any thread.
///
/// - Parameters:
///   - attributes: The class (``kSecClass``), the attributes `kSecAttr…`, the secret (``kSecValueData``) or a
///     reference (``kSecValueRef``), and the requested results (`kSecReturn…`).
///   - result: Receives the requested results; may be `nil`.
/// - Returns: `errSecSuccess`, `errSecDuplicateItem` if the keychain has an equal item, or `errSecParam` for a wrong or
///   missing value. `errSecMissingEntitlement` is for a group of another app, `errSecInteractionNotAllowed` for a
///   locked device, and `errSecNotAvailable` for a keychain that cannot be reached.
///
/// - Source: https://developer.apple.com/documentation/security/secitemadd(_:_:)
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    KeychainRequest("adds", attributes).run { request throws in
        let value = try request.add()
        result?.pointee = value
    }
}

/// Finds items in the keychain. Can be called on any thread, and waits for prompts.
///
/// An item whose access control requires a proof needs it if the secret is requested. The proof is that of the context
/// (``kSecUseAuthenticationContext``), or the answer of `app.system.biometrics`.
///
/// > Difference from Apple: a prompt needs a context that is passed with ``kSecUseAuthenticationContext``, and a thread
/// > other than the main one. Otherwise the request fails with `errSecInteractionNotAllowed`.
///
/// - Parameters:
///   - query: The class, the attributes of the items, conditions (`kSecMatch…`), and the requested results.
///   - result: Receives the results; may be `nil`. One of several kinds of results is returned as it is, several in a
///     dictionary. A limit other than one makes an array of them.
/// - Returns: `errSecSuccess`, `errSecItemNotFound`, or `errSecParam` for a wrong or missing value.
///   `errSecMissingEntitlement` is for a group of another app, and `errSecInteractionNotAllowed` for a locked device or
///   a prompt that is not allowed. A prompt ends with `errSecUserCanceled` or `errSecAuthFailed`. `errSecNotAvailable`
///   is for a keychain that cannot be reached.
///
/// - Source: https://developer.apple.com/documentation/security/secitemcopymatching(_:_:)
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    KeychainRequest("reads", query).run { request throws in
        let value = try request.copyMatching()
        result?.pointee = value
    }
}

/// Changes items in the keychain. Can be called on any thread.
///
/// - Parameters:
///   - query: The class, and the attributes of the items.
///   - attributesToUpdate: The new attributes, and the new secret. Other values stay.
/// - Returns: `errSecSuccess`, `errSecItemNotFound`, `errSecDuplicateItem` if an item would equal another one,
///   `errSecParam` for a wrong or missing value, or a status as for ``SecItemCopyMatching(_:_:)``.
///
/// - Source: https://developer.apple.com/documentation/security/secitemupdate(_:_:)
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    KeychainRequest("changes", query).run { request throws in try request.update(attributesToUpdate) }
}

/// Removes all items that match a query. Can be called on any thread. Requires no proof.
///
/// - Parameter query: The class, and the attributes of the items.
/// - Returns: `errSecSuccess`, `errSecItemNotFound`, `errSecParam` for a wrong or missing value,
///   `errSecMissingEntitlement` for a group of another app, or `errSecNotAvailable`.
///
/// - Source: https://developer.apple.com/documentation/security/secitemdelete(_:)
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    KeychainRequest("removes", query).run { request throws in try request.delete() }
}
