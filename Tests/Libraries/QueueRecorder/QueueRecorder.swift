import Foundation
import Synchronization

/// Records the values that a handler receives, and whether each call ran on the recorder's queue.
public final class QueueRecorder<Value: Sendable>: Sendable {
    /// The queue on which the handler is to be called.
    public let queue: DispatchQueue
    private let key = DispatchSpecificKey<Bool>()
    private let calls = Mutex<[(value: Value, isOnQueue: Bool)]>([])

    public init() {
        queue = DispatchQueue(label: "recorder")
        queue.setSpecific(key: key, value: true)
    }

    /// The values in the order of the calls.
    public var values: [Value] { calls.withLock { $0.map(\.value) } }
    /// Whether each call ran on the queue.
    public var isOnQueue: [Bool] { calls.withLock { $0.map(\.isOnQueue) } }

    /// Records a call with a value.
    public func record(_ value: Value) {
        let isOnQueue = DispatchQueue.getSpecific(key: key) == true
        calls.withLock { $0.append((value, isOnQueue)) }
    }
}
