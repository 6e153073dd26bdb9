import Foundation

/// A run of this program, or of a twin, as a child process, with its resource usage.
struct ChildProcess {
    /// The user and system time, in milliseconds.
    let cpu: Double
    /// The peak resident memory, in megabytes (10^6 bytes), as the child reports it. Without a report, the value
    /// comes from the system and is at least this program's own peak, because a child starts in its parent's memory.
    let memory: Double
    /// The results that the child printed, by name.
    let figures: [String: Double]

    /// The program to start: this program with arguments, or one of the twins in the same folder.
    enum Work {
        case ours([String])
        case twin([String])
        case qt([String])
        case kiwi([String])

        func command() throws -> [String] {
            let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
            switch self {
            case .ours(let arguments): return [program, "child"] + arguments
            case .twin(let arguments): return [Self.path(of: "RawTwins", beside: program)] + arguments
            case .qt(let arguments): return [Self.path(of: "QtTwin", beside: program)] + arguments
            case .kiwi(let arguments): return [Self.path(of: "KiwiTwin", beside: program)] + arguments
            }
        }

        /// Whether the program was built. Qt's twin requires an installed Qt, and kiwi's twin its headers.
        var isThere: Bool {
            guard let path = try? command().first else { return false }
            return FileManager.default.isExecutableFile(atPath: path)
        }

        private static func path(of name: String, beside program: String) -> String {
            URL(fileURLWithPath: program).deletingLastPathComponent().appendingPathComponent(name).path
        }
    }

    static func run(_ work: Work) throws -> ChildProcess {
        let words = try work.command()
        let output = Pipe()
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, output.fileHandleForWriting.fileDescriptor, 1)
        var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        var pid: pid_t = 0
        guard posix_spawn(&pid, words[0], &actions, nil, &pointers, environ) == 0 else { throw Failure.notStarted(words) }
        try output.fileHandleForWriting.close()
        let printed = output.fileHandleForReading.readDataToEndOfFile()
        var status: Int32 = 0
        var usage = rusage()
        wait4(pid, &status, 0, &usage)
        guard status == 0 else { throw Failure.failed(words, status) }
        let figures = (try? JSONDecoder().decode([String: Double].self, from: printed)) ?? [:]
        return ChildProcess(
            cpu: milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime),
            memory: figures["memory"] ?? Double(usage.ru_maxrss) * 1024 / 1e6, figures: figures)
    }

    /// Runs both programs alternately, and Qt's twin if there is one, so that changes of the machine's speed affect
    /// all equally. A first pair warms up the disk.
    static func pairs(_ count: Int, _ ours: [String], _ twin: [String], qt: [String]? = nil) throws -> [Pair] {
        let third = qt.map(Work.qt).flatMap { $0.isThere ? $0 : nil }
        func pair() throws -> Pair { Pair(ours: try run(.ours(ours)), twin: try run(.twin(twin)), qt: try third.map(run)) }
        _ = try pair()
        return try (0..<count).map { _ in try pair() }
    }

    struct Pair {
        let ours: ChildProcess
        let twin: ChildProcess
        let qt: ChildProcess?

        /// Returns our result divided by the twin's.
        func ratio(_ figure: String) -> Double? {
            guard let ours = ours.figures[figure], let twin = twin.figures[figure] else { return nil }
            return ours / twin
        }
    }

    private static func milliseconds(_ time: timeval) -> Double {
        Double(time.tv_sec) * 1000 + Double(time.tv_usec) / 1000
    }

    enum Failure: Error {
        case notStarted([String])
        case failed([String], Int32)
    }
}

extension [ChildProcess.Pair] {
    /// Returns the median of our results; 0 without results.
    func median(_ figure: String) -> Double { compactMap { $0.ours.figures[figure] }.median }

    /// Returns the median of the ratios, each of two consecutive runs.
    func ratio(_ figure: String) -> Double { compactMap { $0.ratio(figure) }.median }
}

extension Collection where Element == Double {
    /// The median; 0 without values.
    var median: Double { percentile(0.5) }

    func percentile(_ share: Double) -> Double {
        let values = sorted()
        guard !values.isEmpty else { return 0 }
        return values[Swift.min(values.count - 1, Int(Double(values.count) * share))]
    }
}
