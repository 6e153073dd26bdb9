import Dispatch

/// Runs long file operations in the background, independently of the main actor and of image decoding. In tests,
/// `settle` waits until the operations have finished.
package enum FileOperations {
    private static let queue = DispatchQueue(label: "caret.files", qos: .userInitiated, attributes: .concurrent)

    @MainActor package static func run<Value: Sendable>(_ name: String, _ operation: @escaping @Sendable () -> Value) async -> Value {
        let token = PendingWork.begin(name)
        // The work ends in the turn in which the caller continues. If it ended with the operation, `settle` could
        // return between the two.
        defer { PendingWork.end(token) }
        return await withCheckedContinuation { continuation in queue.async { continuation.resume(returning: operation()) } }
    }
}
