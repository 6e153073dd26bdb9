import Foundation
import Synchronization

/// A network namespace of the kernel, whose network is apart from the computer's. A thread belongs to it, and runs
/// blocks there.
final class NetworkNamespace: Sendable {
    /// Whether the process may create namespaces, and the tool `ip` is there.
    static let isAvailable = NetworkNamespace().map { $0.ip("link set lo up") } ?? false

    /// The blocks that the thread of the namespace runs.
    private final class Blocks: Sendable {
        private let blocks = Mutex<[(@Sendable () -> Void)?]>([])
        private let signal = DispatchSemaphore(value: 0)

        /// Adds a block; `nil` ends the thread.
        func add(_ block: (@Sendable () -> Void)?) {
            blocks.withLock { $0.append(block) }
            signal.signal()
        }

        func next() -> (@Sendable () -> Void)? {
            signal.wait()
            return blocks.withLock { $0.removeFirst() }
        }
    }

    /// The result of a block.
    private final class Box<Value: Sendable>: Sendable {
        let value = Mutex<Value?>(nil)
        let done = DispatchSemaphore(value: 0)
    }

    private let blocks = Blocks()

    init?() {
        let blocks = blocks
        Thread { while let block = blocks.next() { block() } }.start()
        guard run({ Self.unshare() }) == true else { return nil }
    }

    deinit { blocks.add(nil) }

    /// Runs a block on the thread of the namespace, and waits for it.
    func run<Value: Sendable>(_ block: @escaping @Sendable () -> Value) -> Value? {
        let box = Box<Value>()
        blocks.add {
            let value = block()
            box.value.withLock { $0 = value }
            box.done.signal()
        }
        box.done.wait()
        return box.value.withLock { $0 }
    }

    /// Runs the tool `ip`. Returns whether it succeeded.
    @discardableResult func ip(_ arguments: String) -> Bool {
        run { Self.wait(for: ["ip"] + arguments.split(separator: " ").map(String.init)) } ?? false
    }

    /// Runs a program in the namespace of the calling thread. Foundation's `Process` needs the thread's run loop.
    private static func wait(for arguments: [String]) -> Bool {
        var pointers = arguments.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        var process: pid_t = 0
        var status: Int32 = 0
        guard posix_spawnp(&process, arguments[0], nil, nil, &pointers, environ) == 0 else { return false }
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return status == 0
    }

    /// Moves the calling thread to a new namespace. Glibc's module does not declare the function.
    private static func unshare() -> Bool {
        let newNetwork: Int32 = 0x4000_0000
        guard let symbol = dlsym(nil, "unshare") else { return false }
        return unsafeBitCast(symbol, to: (@convention(c) (Int32) -> Int32).self)(newNetwork) == 0
    }
}
