import Dispatch

/// Work with files that may take long: it waits neither for the main actor nor for pictures that are decoded, and `settle` waits for it.
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
