import Foundation
import Glibc
import Synchronization

/// A program of this package, run as a child process: its output lines, and its exit.
///
/// Created by `posix_spawn`, with one thread that reads until the program has ended. Hundreds are started and killed
/// here, and none may leak a descriptor, or keep another one's pipe open.
final class ChildProcess: Sendable {
    struct DidNotStart: Error { let reason: String }

    private let id: pid_t
    /// The status that `waitpid` returned; `nil` before the exit.
    private let status = Mutex<Int32?>(nil)
    private let ended: AsyncStream<Void>
    /// The lines of the program's output; ends with the program.
    let lines: AsyncStream<String>

    /// Starts a program from the folder of the tests.
    ///
    /// - Parameters:
    ///   - environment: replaces variables of this process.
    ///   - silenceLimit: the longest time without output, in seconds, after which the program is ended by `SIGABRT`;
    ///     `nil` for no limit.
    init(_ name: String, _ arguments: [String], environment: [String: String] = [:], silenceLimit: Int32? = nil) throws {
        let (lines, output) = AsyncStream.makeStream(of: String.self)
        let (ended, end) = AsyncStream.makeStream(of: Void.self)
        (self.lines, self.ended) = (lines, ended)
        let descriptor: Int32
        (id, descriptor) = try Self.spawn(Self.folder.appendingPathComponent(name).path, arguments, environment)
        Thread.detachNewThread { [id] in
            Self.readLines(from: descriptor, silenceLimit: silenceLimit, onSilence: { self.signal(SIGABRT) }) { output.yield($0) }
            var ignored = siginfo_t()
            waitid(P_PID, id_t(id), &ignored, WEXITED | WNOWAIT)
            self.reap()
            output.finish()
            end.finish()
        }
    }

    private static let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

    /// Returns the child's process identifier, and the descriptor of its output.
    private static func spawn(_ path: String, _ arguments: [String], _ environment: [String: String]) throws -> (pid_t, Int32) {
        // One at a time: a program that starts between the two calls would inherit the pipe.
        try spawning.withLock { _ in
            var ends: [Int32] = [0, 0]
            guard pipe(&ends) == 0 else { throw DidNotStart(reason: String(cString: strerror(errno))) }
            defer { close(ends[1]) }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            do {
                return (try spawn(path, arguments, environment, output: ends[1]), ends[0])
            } catch {
                close(ends[0])
                throw error
            }
        }
    }

    private static let spawning = Mutex(())

    private static func spawn(_ path: String, _ arguments: [String], _ environment: [String: String], output: Int32) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { "\($0)=\($1)" }
        var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
        var settings: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
        defer { for text in words + settings { free(text) } }
        var id: pid_t = 0
        let problem = posix_spawn(&id, path, &actions, nil, &words, &settings)
        guard problem == 0 else { throw DidNotStart(reason: "\(path): \(String(cString: strerror(problem)))") }
        return id
    }

    private static func readLines(
        from descriptor: Int32, silenceLimit: Int32?, onSilence: () -> Void, _ body: (String) -> Void
    ) {
        defer { close(descriptor) }
        var rest: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            if let silenceLimit, poll(&waiting, 1, silenceLimit * 1000) == 0 { onSilence() }
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            rest += buffer[..<count]
            while let end = rest.firstIndex(of: 10) {
                body(String(decoding: rest[..<end], as: UTF8.self))
                rest.removeFirst(end + 1)
            }
        }
    }

    private func reap() {
        status.withLock { status in
            var value: Int32 = 0
            waitpid(id, &value, 0)
            status = value
        }
    }

    // MARK: - The end

    var isRunning: Bool { status.withLock { $0 == nil } }

    /// The exit code; `nil` while the program runs, and after a signal.
    var exitCode: Int32? { status.withLock { $0.flatMap { $0 & 0x7F == 0 ? $0 >> 8 & 0xFF : nil } } }

    /// Sends `SIGKILL`.
    func kill9() { signal(SIGKILL) }

    /// Sends `SIGABRT`: a program of Swift writes its stacks, and ends.
    func abort() { signal(SIGABRT) }

    /// Whether the program ended by `SIGABRT`.
    var wasAborted: Bool { status.withLock { $0.map { $0 & 0x7F == SIGABRT } ?? false } }

    /// Asks the program to stop, and waits until it has.
    func stop() async {
        signal(SIGTERM)
        await end()
    }

    /// Waits for the exit.
    ///
    /// - Returns: whether the program was killed.
    @discardableResult func end() async -> Bool {
        for await _ in ended {}
        return status.withLock { $0 == SIGKILL }
    }

    /// Sends a signal. Must run under the lock: the identifier of a program that was waited for may be another
    /// program's.
    private func signal(_ number: Int32) {
        status.withLock { status in
            if status == nil { kill(id, number) }
        }
    }
}

/// Ends a program with the test that started it.
final class Leash: Sendable {
    private let child: ChildProcess

    init(_ child: ChildProcess) { self.child = child }
    deinit { child.kill9() }
}
