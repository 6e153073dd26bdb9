import Dispatch

/// Runs long file operations in the background, independently of the main actor and of image decoding. In tests,
/// `settle` waits until the operations have finished.
enum FileOperations {
    private static let queue = DispatchQueue(label: "caret.files", qos: .userInitiated, attributes: .concurrent)

    @MainActor static func run<Value: Sendable>(_ name: String, _ operation: @escaping @Sendable () -> Value) async -> Value {
        let token = PendingWork.begin(name)
        return await withCheckedContinuation { continuation in
            queue.async {
                let value = operation()
                Task { @MainActor in
                    continuation.resume(returning: value)
                    PendingWork.end(token)
                }
            }
        }
    }
}
