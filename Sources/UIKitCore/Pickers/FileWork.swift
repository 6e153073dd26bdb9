import Dispatch

/// Runs file operations that may take long. They wait neither for the main actor nor for image decoding, and `settle`
/// waits for them.
enum FileWork {
    private static let queue = DispatchQueue(label: "caret.files", qos: .userInitiated, attributes: .concurrent)

    @MainActor static func run<Value: Sendable>(_ name: String, _ work: @escaping @Sendable () -> Value) async -> Value {
        let token = PendingWork.begin(name)
        return await withCheckedContinuation { continuation in
            queue.async {
                let value = work()
                Task { @MainActor in
                    continuation.resume(returning: value)
                    PendingWork.end(token)
                }
            }
        }
    }
}
