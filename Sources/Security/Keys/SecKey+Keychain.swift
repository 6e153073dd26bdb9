internal import CoreGraphics

extension SecKey {
    /// The attributes of a new key that are not those of its item in the keychain.
    private static let ownAttributes: Set<String> = [
        kSecAttrKeyType, kSecAttrKeySizeInBits, kSecAttrIsPermanent, kSecAttrTokenID, kSecAttrKeyClass, kSecClass, kSecValueRef,
    ]

    /// Adds the key to the keychain if its attributes request it.
    func store(_ parameters: KeyParameters) throws(SecurityError) {
        guard parameters.flag(kSecAttrIsPermanent) == true else { return }
        var item = parameters.values.filter { !Self.ownAttributes.contains($0.key.base as? String ?? "") }
        item[kSecClass] = kSecClassKey
        item[kSecValueRef] = self
        let status = SecItemAdd(item, nil)
        guard status == errSecSuccess else { throw SecurityError(status) }
    }
}
