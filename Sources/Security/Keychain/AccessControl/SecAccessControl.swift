public import CoreGraphics
internal import SystemServices

/// The condition for access to an item: when the item is accessible, and which proofs it requires.
///
/// Can be used on any thread.
///
/// - Source: https://developer.apple.com/documentation/security/secaccesscontrol
public final class SecAccessControl: Sendable {
    let control: KeychainAccessControl

    init(_ control: KeychainAccessControl) { self.control = control }

    var flags: SecAccessControlCreateFlags { SecAccessControlCreateFlags(rawValue: control.flags) }
}

extension SecAccessControl: Hashable, CustomStringConvertible {
    public static func == (first: SecAccessControl, second: SecAccessControl) -> Bool { first.control == second.control }

    public func hash(into hasher: inout Hasher) { hasher.combine(control) }

    /// The raw value of the constant `kSecAttrAccessible…`, and the flags.
    public var description: String { "<SecAccessControlRef: \(control.protection);\(control.flags)>" }
}

/// Creates the condition for access to an item.
///
/// - Parameters:
///   - allocator: Ignored.
///   - protection: One of the constants `kSecAttrAccessible…`.
///   - flags: The required proofs.
///   - error: Receives the reason of a failure, with the code `errSecParam`.
/// - Returns: `nil` if the protection or a flag is not known, or if both ``SecAccessControlCreateFlags/or`` and
///   ``SecAccessControlCreateFlags/and`` are given.
public func SecAccessControlCreateWithFlags(
    _ allocator: CFAllocator?, _ protection: Any, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
    guard let protection = protection as? String, KeychainProtection(rawValue: protection) != nil else {
        error?.pointee = .passRetained(SecurityError(errSecParam, "The protection is no constant kSecAttrAccessible….").error)
        return nil
    }
    guard flags.isSubset(of: .known), !flags.isSuperset(of: [.or, .and]) else {
        error?.pointee = .passRetained(SecurityError(errSecParam, "The flags \(flags.rawValue) cannot be combined.").error)
        return nil
    }
    return SecAccessControl(KeychainAccessControl(protection: protection, flags: flags.rawValue))
}
