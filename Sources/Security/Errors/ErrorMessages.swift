public import CoreGraphics

/// Returns a message about a result for the user, in English. Can be called on any thread.
///
/// - Parameters:
///   - status: A result such as ``errSecItemNotFound``.
///   - reserved: Must be `nil`; ignored.
/// - Returns: A sentence, or "OSStatus" and the number for an unknown result.
///
/// > Difference from Apple: the messages are in other words, and only in English.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    ErrorMessages.message(status)
}

/// The messages of the results.
enum ErrorMessages {
    static func message(_ status: OSStatus) -> String {
        keychain[status] ?? certificates[status] ?? keys[status] ?? "OSStatus \(status)"
    }
}
