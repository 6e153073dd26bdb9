internal import CoreGraphics
internal import Foundation
internal import SystemServices

/// A dictionary of an app for the keychain.
///
/// A key that is not an attribute begins with a letter for its group and an underscore: `m_` for conditions,
/// `r_` for results, `v_` for values and `u_` for the use of the keychain.
struct KeychainQuery {
    /// The results that a request returns.
    struct Results: OptionSet {
        let rawValue: Int
        static let data = Results(rawValue: 1)
        static let attributes = Results(rawValue: 2)
        static let reference = Results(rawValue: 4)
        static let persistentReference = Results(rawValue: 8)
    }

    /// Whether prompts may appear.
    enum Interaction {
        case allow, fail, skip
    }

    var kind: KeychainItem.Kind?
    var attributes: [String: KeychainValue] = [:]
    /// Whether the query finds synchronised and other items: ``kSecAttrSynchronizableAny``.
    var acceptsAnySynchronization = false
    var accessControl: KeychainAccessControl?
    var results: Results = []
    /// The limit; `nil` if none is given.
    var limit: Int?
    var isCaseInsensitive = false
    /// The identifiers of the only items that can match; `nil` for all items.
    var identifiers: [UUID]?
    var data: Data?
    var reference: AnyObject?
    var hasPersistentReference = false
    var hasConditions = false
    var interaction = Interaction.allow
    /// The context of the app, which has proofs or asks for them.
    var authenticator: (any KeychainAuthenticator)?
    var reason = ""

    /// - Parameter kind: The class, if the dictionary has the new attributes of items whose class is known.
    /// - Throws: The status with which the request fails.
    init(_ dictionary: CFDictionary, kind: KeychainItem.Kind? = nil) throws(SecurityError) {
        self.kind = kind
        var values: [String: Any] = [:]
        for (key, value) in dictionary {
            guard let key = key.base as? String else { throw SecurityError(errSecParam) }
            // A missing optional value is no entry on Apple's systems either.
            if let value = KeychainInput.unwrapped(value) { values[key] = value }
        }
        // The class decides which attributes are possible. A reference has a class, too.
        if let value = values.removeValue(forKey: kSecClass) { try setClass(value) }
        if let value = values[kSecValuePersistentRef] { try setPersistentReference(value) }
        if let value = values[kSecValueRef], self.kind == nil { self.kind = KeychainReference.kind(of: value as AnyObject) }
        // Sorted, so that a dictionary with several mistakes always has the same result.
        for (key, value) in values.sorted(by: { $0.key < $1.key }) { try set(key, value) }
    }

    private mutating func setClass(_ value: Any) throws(SecurityError) {
        guard let name = value as? String else { throw SecurityError(errSecParam) }
        guard let kind = KeychainItem.Kind(rawValue: name) else { throw SecurityError(errSecNoSuchClass) }
        self.kind = kind
    }

    private mutating func set(_ key: String, _ value: Any) throws(SecurityError) {
        switch key.prefix(2) {
        case "m_": try setCondition(key, value)
        case "r_": try setResult(key, value)
        case "v_": try setValue(key, value)
        case "u_": try setUse(key, value)
        default:
            // The keychain has the behaviour of iOS anyway.
            if key != kSecUseDataProtectionKeychain { try setAttribute(key, value) }
        }
    }

    private mutating func setAttribute(_ key: String, _ value: Any) throws(SecurityError) {
        if key == kSecAttrAccessControl {
            guard let control = value as? SecAccessControl else { throw SecurityError(errSecParam) }
            accessControl = control.control
            return
        }
        if key == kSecAttrSynchronizable, value as? String == kSecAttrSynchronizableAny {
            acceptsAnySynchronization = true
            return
        }
        guard let kind = KeychainSchema.kind(of: key, in: kind) else { throw SecurityError(errSecNoSuchAttr) }
        guard let attribute = KeychainInput.value(value, kind) else { throw SecurityError(errSecParam) }
        if key == kSecAttrAccessible {
            guard attribute.text.flatMap(KeychainProtection.init) != nil else { throw SecurityError(errSecParam) }
        }
        attributes[key] = attribute
    }

    private mutating func setCondition(_ key: String, _ value: Any) throws(SecurityError) {
        switch key {
        case kSecMatchLimit:
            switch value as? String {
            case kSecMatchLimitOne: limit = 1
            case kSecMatchLimitAll: limit = .max
            case nil:
                guard let number = KeychainInput.number(value), number > 0 else { throw SecurityError(errSecParam) }
                limit = Int(clamping: number)
            default: throw SecurityError(errSecParam)
            }
        case kSecMatchCaseInsensitive:
            isCaseInsensitive = try KeychainInput.flag(value)
            hasConditions = true
        case kSecMatchItemList:
            guard let list = value as? [Any] else { throw SecurityError(errSecParam) }
            var found: [UUID] = []
            for element in list {
                guard let reference = (element as? Data).flatMap(PersistentReference.init) else { throw SecurityError(errSecParam) }
                found.append(reference.id)
            }
            identifiers = found
            hasConditions = true
        default: throw SecurityError(errSecParam)
        }
    }

    private mutating func setResult(_ key: String, _ value: Any) throws(SecurityError) {
        let result: Results
        switch key {
        case kSecReturnData: result = .data
        case kSecReturnAttributes: result = .attributes
        case kSecReturnRef: result = .reference
        case kSecReturnPersistentRef: result = .persistentReference
        default: throw SecurityError(errSecParam)
        }
        if try KeychainInput.flag(value) { results.insert(result) } else { results.remove(result) }
    }

    private mutating func setValue(_ key: String, _ value: Any) throws(SecurityError) {
        switch key {
        case kSecValueData:
            guard let data = value as? Data else { throw SecurityError(errSecParam) }
            self.data = data
        case kSecValueRef:
            let object = value as AnyObject
            guard let referenced = KeychainReference.kind(of: object), kind == nil || kind == referenced else {
                throw SecurityError(errSecParam)
            }
            reference = object
        case kSecValuePersistentRef: break
        default: throw SecurityError(errSecParam)
        }
    }

    private mutating func setPersistentReference(_ value: Any) throws(SecurityError) {
        guard let reference = (value as? Data).flatMap(PersistentReference.init), kind == nil || kind == reference.kind else {
            throw SecurityError(errSecParam)
        }
        kind = reference.kind
        identifiers = [reference.id]
        hasPersistentReference = true
    }

    private mutating func setUse(_ key: String, _ value: Any) throws(SecurityError) {
        switch key {
        case kSecUseOperationPrompt:
            guard let text = value as? String else { throw SecurityError(errSecParam) }
            reason = text
        case kSecUseNoAuthenticationUI: if try KeychainInput.flag(value) { interaction = .fail }
        case kSecUseAuthenticationUI:
            switch value as? String {
            case kSecUseAuthenticationUIAllow: interaction = .allow
            case kSecUseAuthenticationUIFail: interaction = .fail
            case kSecUseAuthenticationUISkip: interaction = .skip
            default: throw SecurityError(errSecParam)
            }
        case kSecUseAuthenticationContext:
            guard let context = value as? any KeychainAuthenticator else { throw SecurityError(errSecParam) }
            authenticator = context
        default: throw SecurityError(errSecParam)
        }
    }
}
