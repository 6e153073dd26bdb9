import Foundation

/// The texts of errors that the app's closures throw.
enum FormError {
    /// Returns the message of an error for users.
    static func message(of error: any Error) -> String { (error as? any LocalizedError)?.errorDescription ?? "\(error)" }
}
