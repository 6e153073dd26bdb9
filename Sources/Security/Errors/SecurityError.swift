internal import CoreGraphics
internal import Foundation

/// A failure of a function that returns `CFError` through a pointer.
///
/// The description must contain neither keys nor messages of the app.
struct SecurityError: Error {
    let status: OSStatus
    let message: String

    init(_ status: OSStatus, _ message: String? = nil) {
        self.status = status
        self.message = message ?? ErrorMessages.message(status)
    }

    /// The error in Apple's domain, with the description under the keys that apps read.
    var error: CFError {
        NSError(
            domain: NSOSStatusErrorDomain, code: Int(status),
            userInfo: [NSLocalizedDescriptionKey: message, "NSDescription": message])
    }
}
